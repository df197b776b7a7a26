import { Button } from '../actions/button.tsx'
import { Tooltip } from './tooltip.tsx'

export default { title: 'Feedback/Tooltip' }

export const OnAButton = () => (
  <div className="p-16">
    <Tooltip text="You must select a plan for this client before inviting them">
      <Button>Invite Owner</Button>
    </Tooltip>
  </div>
)
