import { useState } from 'react'
import { Combobox } from './combobox.tsx'

export default { title: 'Fields/Combobox' }

const options = [
  ...['Canada', 'United States', 'United Kingdom'].map((label) => ({ value: label, label, group: 'Main' })),
  ...['Argentina', 'Australia', 'Austria', 'Belgium', 'Brazil', 'Chile', 'Denmark'].map((label) => ({
    value: label,
    label,
    group: 'Other',
  })),
]

function Example(props: { start: string | null; isInvalid?: boolean; isDisabled?: boolean }) {
  const { start, ...field } = props
  const [value, setValue] = useState(start)
  return (
    <Combobox
      {...field}
      label="Country"
      placeholder="Select a country"
      errorMessage="Select a country"
      options={options}
      value={value}
      onChange={setValue}
    />
  )
}

export const States = () => (
  <div className="grid gap-6 md:grid-cols-3">
    <Example start="Canada" />
    <Example start={null} />
    <Example start={null} isInvalid />
    <Example start="Canada" isDisabled />
  </div>
)
