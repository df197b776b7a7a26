import { Users, X } from 'lucide-react'
import { IconButton } from '../actions/icon-button.tsx'
import { HubMark } from '../marks/hub-mark.tsx'
import { Icon } from '../marks/icon.tsx'
import { Drawer } from './drawer.tsx'

export default { title: 'Overlays/Drawer', parameters: { isPage: true } }

export const Open = () => (
  <Drawer name="Menu" onClose={() => undefined}>
    <div className="flex h-12 items-center gap-2.5 pl-2">
      <HubMark />
      <span className="mr-auto text-section">Partner Hub</span>
      <IconButton icon={X} name="Close menu" size="touch" iconSize={20} />
    </div>
    <nav aria-label="Main" className="mt-3">
      <a
        href="#clients"
        className="flex h-12 items-center gap-3.5 rounded-control bg-nav-current px-3 text-touch shadow-current"
      >
        <Icon of={Users} size={20} className="text-accent-text" />
        Clients
      </a>
    </nav>
  </Drawer>
)
