import type { ClientRow } from '@partner-hub/contracts/clients/client-list.ts'
import { Building2, UserRound } from 'lucide-react'
import { planText, subscriptionLook } from '../../texts/client-status.ts'
import { clients, statusTexts } from '../../texts/clients.ts'
import { RowLink } from '../../ui/actions/row-link.tsx'
import { Initials } from '../../ui/facts/initials.tsx'
import { StatusPill } from '../../ui/facts/status-pill.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import { Skeleton } from '../../ui/notices/skeleton.tsx'
import type { Column } from '../../ui/tables/table.tsx'
import { InvitationState } from './invitation-state.tsx'
import { SortHead } from './sort-head.tsx'

const { columns: headers } = clients

/** Widths of the loading blocks, cycled so that they look like words and not like a grid. */
const widths = [148, 186, 120, 164, 132, 200, 110, 156] as const
const widthAt = (row: number, share = 1): number => Math.round((widths[row % widths.length] ?? 140) * share)

export type ClientColumn = Column<ClientRow> & { key: keyof typeof headers }

/** In table order; `toClient` is the link of a row. */
export const clientColumns = (toClient: (uuid: string) => string): readonly ClientColumn[] => [
  {
    key: 'name',
    header: headers.name,
    head: <SortHead by="name" header={headers.name} />,
    card: 'title',
    cell: ({ name, uuid }) => (
      <span className="flex min-w-0 items-center gap-3">
        <Initials name={name} uuid={uuid} className="max-tile:hidden" />
        <span className="two-lines leading-[1.125rem] font-strong">
          <RowLink to={toClient(uuid)}>{name}</RowLink>
        </span>
      </span>
    ),
    skeleton: (row) => (
      <span className="flex min-w-0 items-center gap-3">
        <Skeleton shape="tile" className="max-tile:hidden" />
        <span className="min-w-0 grow">
          <Skeleton width={widthAt(row)} className="max-md:my-[3px]" />
        </span>
      </span>
    ),
  },
  {
    key: 'owner',
    header: headers.owner,
    head: <SortHead by="owner" header={headers.owner} />,
    width: '18.5%',
    card: 'meta',
    cell: ({ contact }) => (
      <span className="block min-w-0">
        <span className="block truncate">{contact.name}</span>
        <span className="block truncate text-small text-text-subtle max-md:hidden">
          {contact.email || clients.noEmail}
        </span>
      </span>
    ),
    skeleton: (row) => (
      <span className="grid gap-2 py-[3px]">
        <Skeleton width={widthAt(row, 0.7)} />
        <Skeleton width={widthAt(row)} className="max-md:hidden" />
      </span>
    ),
  },
  {
    key: 'invitation',
    header: headers.invitation,
    width: '8rem',
    card: 'pill',
    cell: ({ contact }) => <InvitationState contact={contact} />,
    skeleton: (row) => <Skeleton shape="pill" width={row % 3 === 2 ? 100 : 84} />,
  },
  {
    key: 'status',
    header: headers.status,
    head: <SortHead by="status" header={headers.status} />,
    width: '11.875rem',
    card: 'pill',
    cell: ({ subscription }) => <StatusPill look={subscriptionLook(subscription)} />,
    skeleton: (row) => <Skeleton shape="pill" width={row % 3 === 0 ? 66 : 152} />,
  },
  {
    key: 'plan',
    header: headers.plan,
    width: '10.25rem',
    hideBelow: 1360,
    card: 'hidden',
    cell: ({ subscription }) => <Plan subscription={subscription} />,
    skeleton: (row) => <Skeleton width={row % 3 === 0 ? 110 : 20} />,
  },
  {
    key: 'billing',
    header: headers.billing,
    width: '9.25rem',
    hideBelow: 1152,
    card: 'meta',
    cell: ({ ownership }) => (
      <span className="flex items-center gap-1.5 text-small max-md:inline-flex max-md:align-bottom whitespace-nowrap text-text-muted">
        <Icon
          of={ownership === 'ACCOUNTANT' ? Building2 : UserRound}
          size={14}
          className="text-text-subtle max-md:hidden"
        />
        {statusTexts.billing[ownership]}
      </span>
    ),
    skeleton: () => (
      <span className="flex h-4.5 items-center max-md:inline-flex max-md:align-bottom">
        <Skeleton width={96} />
      </span>
    ),
  },
]

function Plan({ subscription }: { subscription: ClientRow['subscription'] }) {
  const text = planText(subscription)
  if (!text) return <span className="text-small text-text-subtle">{clients.noPlan}</span>
  return (
    <span className="block text-small">
      {text.plan}, <span className="whitespace-nowrap">{text.seats}</span>
    </span>
  )
}
