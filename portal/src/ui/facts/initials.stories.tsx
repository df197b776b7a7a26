import { Inbox, Link2Off, MailCheck, ShieldAlert } from 'lucide-react'
import { FirmMark } from '../marks/firm-mark.tsx'
import { Glyph } from '../marks/glyph.tsx'
import { HubMark } from '../marks/hub-mark.tsx'
import { Initials } from './initials.tsx'

export default { title: 'Data/Initials and marks' }

export const Tiles = () => (
  <div className="flex flex-wrap items-center gap-3">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((uuid) => (
      <Initials key={uuid} name="Bluebird Bakery" uuid={uuid} />
    ))}
    <Initials name="Quill" size={24} />
    <Initials name="Dune Studio" size={48} />
    <Initials name="Maya Lindqvist" isPerson size={36} />
  </div>
)

export const Marks = () => (
  <div className="flex items-center gap-3">
    <HubMark name="Partner Hub" />
    <FirmMark name="Alder & Finch LLP" logoUrl={null} size={64} />
    <Glyph icon={Inbox} />
    <Glyph icon={MailCheck} tone="success" />
    <Glyph icon={Link2Off} tone="neutral" />
    <Glyph icon={ShieldAlert} tone="warning" />
    <Glyph icon={ShieldAlert} tone="danger" />
  </div>
)
