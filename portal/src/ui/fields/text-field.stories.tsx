import { TextField } from './text-field.tsx'

export default { title: 'Fields/Text field' }

export const States = () => (
  <div className="grid gap-6 md:grid-cols-3">
    <TextField label="Business name" placeholder="Your client's business name" />
    <TextField label="Subject" defaultValue="Alder & Finch LLP invites you" />
    <TextField label="To" defaultValue="grace@bluebird" isInvalid errorMessage="Enter a valid email" />
    <TextField label="Email" defaultValue="maya@alderfinch.example" isDisabled />
    <TextField label="Subject" defaultValue="Welcome" hint="Shown in the inbox" limit={100} />
    <TextField
      label="Subject"
      defaultValue="Welcome to the firm"
      isInvalid
      errorMessage="At most 10 characters"
      limit={10}
    />
    <TextField label="Website" isOptional />
    <TextField label="Password" type="password" defaultValue="correct horse" />
  </div>
)
