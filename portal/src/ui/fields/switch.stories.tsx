import { useState } from 'react'
import { Switch } from './switch.tsx'

export default { title: 'Forms/Switch' }

export const On = () => {
  const [isOn, setOn] = useState(true)
  return <Switch label="Single-key shortcuts" isOn={isOn} onChange={setOn} />
}
export const Off = () => {
  const [isOn, setOn] = useState(false)
  return <Switch label="Single-key shortcuts" hint="In this browser" isOn={isOn} onChange={setOn} />
}
