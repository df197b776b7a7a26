import { Button } from '../actions/button.tsx'
import { FormFooter, UnsavedNote } from './form-footer.tsx'

export default { title: 'Fields/Form footer' }

export const Unsaved = () => (
  <FormFooter note={<UnsavedNote>Unsaved changes</UnsavedNote>}>
    <Button tone="primary">Save Changes</Button>
  </FormFooter>
)
export const Settled = () => (
  <FormFooter>
    <Button tone="primary" isDisabled disabledReason="Nothing has changed yet">
      Save Changes
    </Button>
  </FormFooter>
)
