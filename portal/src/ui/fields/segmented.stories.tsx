import { useState } from 'react'
import { Segmented } from './segmented.tsx'

export default { title: 'Fields/Segmented' }

export function Interval() {
  const [value, setValue] = useState('monthly')
  const options = [
    { value: 'monthly', label: 'Monthly' },
    { value: 'yearly', label: 'Yearly' },
  ]
  return <Segmented legend="Billing interval" options={options} value={value} onChange={setValue} />
}
