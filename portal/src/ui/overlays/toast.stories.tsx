import { Button } from '../actions/button.tsx'
import { ToastRegion, toast } from './toast.tsx'

export default { title: 'Feedback/Toast' }

export const Region = () => (
  <div className="flex h-60 items-end gap-3">
    <Button onPress={() => toast.success('Firm details updated', 'Firm details successfully updated')}>Succeed</Button>
    <Button onPress={() => toast.error('Cannot cancel plan', 'Error occured while cancelling this plan.')}>Fail</Button>
    <Button
      onPress={() =>
        toast.success('Action Completed', 'Client archived successfully.', { label: 'Undo', onPress: () => undefined })
      }
    >
      Can be undone
    </Button>
    <ToastRegion />
  </div>
)
