import { TextArea } from './text-area.tsx'

export default { title: 'Forms/Text area' }

const nothing = () => undefined

export const Filled = () => (
  <TextArea label="Notes" value="Prefers email. Year end moves to March." onChange={nothing} limit={4000} />
)
export const Refused = () => (
  <TextArea
    label="Notes"
    value="Too long"
    onChange={nothing}
    isInvalid
    errorMessage="Notes can't be longer than 4,000 characters"
  />
)
