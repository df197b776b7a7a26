import { useState } from 'react'
import { SearchField } from './search-field.tsx'

export default { title: 'Forms/Search field' }

const Field = ({ text = '' }) => {
  const [value, setValue] = useState(text)
  return (
    <SearchField
      label="Search clients"
      placeholder="Search name, owner or email"
      clearName="Clear the search"
      shortcut="/"
      value={value}
      onChange={setValue}
      className="w-75!"
    />
  )
}

export const Empty = () => <Field />
export const Filled = () => <Field text="kestrel" />
