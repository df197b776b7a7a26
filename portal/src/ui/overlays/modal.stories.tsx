import { Button } from '../actions/button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Modal } from './modal.tsx'

export default { title: 'Overlays/Modal', parameters: { isPage: true } }

const footer = (
  <>
    <Button>Cancel</Button>
    <Button tone="primary">Save</Button>
  </>
)
const form = (
  <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
    <TextField label="First Name" defaultValue="Grace" />
    <TextField label="Last Name" defaultValue="Whitfield" />
    <TextField
      label="Phone Number 1"
      defaultValue="902 555"
      isInvalid
      errorMessage="Enter a valid phone number, e.g. 1234567890"
      className="md:col-span-2"
    />
  </div>
)

export const Centred = () => (
  <Modal title="Edit Owner" footer={footer} onClose={() => undefined}>
    {form}
  </Modal>
)
export const Wide = () => (
  <Modal title="Edit Owner" size="wide" footer={footer} onClose={() => undefined}>
    {form}
  </Modal>
)
export const Fullscreen = () => (
  <Modal title="Edit Owner" size="fullscreen" footer={footer} onClose={() => undefined}>
    {form}
  </Modal>
)
