import { useState } from 'react'
import { NumberStepper } from './number-stepper.tsx'

export default { title: 'Fields/Number stepper' }

export function Seats() {
  const [value, setValue] = useState(3)
  return (
    <NumberStepper
      label="Team member seats"
      fewer="One seat fewer"
      more="One seat more"
      value={value}
      min={1}
      max={1000}
      onChange={setValue}
    />
  )
}
