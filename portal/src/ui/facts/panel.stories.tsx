import { Button } from '../actions/button.tsx'
import { Panel } from './panel.tsx'

export default { title: 'Data/Panel' }

export const All = () => (
  <div className="grid max-w-150 gap-6">
    <Panel title="Accounting Firm Details" actions={<Button size="sm">Edit Info</Button>}>
      <p className="px-5 pb-5 text-text-muted">Alder & Finch LLP</p>
    </Panel>
    <Panel title="Getting started" onClose={() => undefined}>
      <p className="px-5 pb-5 text-text-muted">Three steps</p>
    </Panel>
    <Panel className="p-5">No heading</Panel>
  </div>
)
