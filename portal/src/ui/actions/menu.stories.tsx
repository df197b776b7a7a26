import { Archive, Lock, RotateCcw } from 'lucide-react'
import { Menu } from './menu.tsx'

export default { title: 'Overlays/Menu' }

const nothing = () => undefined

export const Closed = () => (
  <Menu
    label="More Actions"
    actions={[
      { key: 'restore', label: 'Restore Client', icon: RotateCcw },
      { key: 'archive', label: 'Archive Client', icon: Archive },
      { key: 'remove', label: 'Remove Access', icon: Lock, tone: 'danger' },
    ]}
    onAction={nothing}
  />
)
