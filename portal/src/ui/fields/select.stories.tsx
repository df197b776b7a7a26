import { useState } from 'react'
import { Select } from './select.tsx'

export default { title: 'Fields/Select' }

const options = ['0', '1-5', '6-20', '21-50', '51-100', '101-200', '200+'].map((value) => ({ value, label: value }))

function Example(props: { start: string | null; isInvalid?: boolean; isDisabled?: boolean; hint?: string }) {
  const { start, ...field } = props
  const [value, setValue] = useState(start)
  return (
    <Select
      {...field}
      label="Number of clients"
      placeholder="Select a number"
      errorMessage="Select how many clients you have"
      options={options}
      value={value}
      onChange={setValue}
    />
  )
}

export const States = () => (
  <div className="grid gap-6 md:grid-cols-3">
    <Example start="21-50" />
    <Example start={null} />
    <Example start={null} isInvalid />
    <Example start="0" isDisabled />
    <Example start={null} hint="An estimate is enough" />
  </div>
)
