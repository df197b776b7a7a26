import type { ClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { Pencil } from 'lucide-react'
import { client as clientTexts, contactsTexts } from '../../texts/client.ts'
import { invitationLook } from '../../texts/client-status.ts'
import { Initials } from '../../ui/facts/initials.tsx'
import { StatusPill } from '../../ui/facts/status-pill.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import type { Column } from '../../ui/tables/table.tsx'
import { type ClientDetail, invitationOf } from './client-detail.ts'
import { fullName } from './full-name.ts'

const { columns: headers } = contactsTexts

/** On a phone every cell has its own line, under the name. */
const ownLine = 'max-md:w-[calc(100vw-2rem)] max-md:pl-12'

/** Two lines per cell. The name's button covers the whole row; contacts that cannot be edited have none. */
export const contactColumns = (
  detail: ClientDetail,
  onEdit: ((contact: ClientContact) => void) | undefined,
): readonly Column<ClientContact>[] => [
  {
    key: 'name',
    header: headers.name,
    card: 'title',
    cell: (contact) => (
      <span className="flex min-w-0 items-center gap-3">
        <Initials name={fullName(contact)} uuid={contact.uuid} size={36} isPerson />
        <span className="min-w-0">
          <Name name={fullName(contact)} onEdit={onEdit && (() => onEdit(contact))} />
          <span className="block text-small wrap-anywhere text-text-subtle">
            {contact.description || clientTexts.empty}
          </span>
        </span>
        {onEdit && <Icon of={Pencil} className="ml-auto self-start text-text-subtle md:hidden" />}
      </span>
    ),
    skeleton: () => null,
  },
  {
    key: 'phones',
    header: headers.phones,
    width: '24%',
    card: 'pill',
    cell: (contact) => (
      <span className={`flex flex-wrap gap-x-4 md:flex-col ${ownLine}`}>
        <Phone number={contact.contact_phone} />
        <span className="text-small text-text-subtle">
          <Phone number={contact.contact_mobile} />
        </span>
      </span>
    ),
    skeleton: () => null,
  },
  {
    key: 'email',
    header: headers.email,
    width: '42%',
    card: 'pill',
    cell: (contact) => {
      const status = invitationOf(detail, contact)
      return (
        <span className={`flex items-center gap-3 ${ownLine}`}>
          <span className="grid min-w-0 flex-1 justify-items-start gap-1">
            <span className="max-w-full truncate" title={contact.contact_email ?? undefined}>
              {contact.contact_email || clientTexts.empty}
            </span>
            {status && <StatusPill look={invitationLook(status)} />}
          </span>
          {onEdit && <Icon of={Pencil} className="mr-2 text-text-subtle max-md:hidden" />}
        </span>
      )
    },
    skeleton: () => null,
  },
]

function Name({ name, onEdit }: { name: string; onEdit: (() => void) | undefined }) {
  if (!onEdit) return <span className="two-lines font-strong">{name}</span>
  return (
    <button
      type="button"
      aria-label={contactsTexts.editOne(name)}
      onClick={onEdit}
      className="two-lines font-strong after:absolute after:inset-0"
    >
      {name}
    </button>
  )
}

function Phone({ number }: { number: string | null }) {
  return <span className={number ? 'tabular-nums' : ''}>{number || clientTexts.empty}</span>
}
