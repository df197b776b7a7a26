import { supportVisits } from '../../texts/support-visits.ts'
import { atMoment } from '../../ui/at-moment.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Column } from '../../ui/table.tsx'
import type { SupportVisit } from './support-visits.queries.ts'

const { columns: headers } = supportVisits

const lengthOf = ({ began_at, ends_at }: SupportVisit): string => {
  const [began, ends] = [began_at, ends_at].map((instant) => new Date(instant).getTime()) as [number, number]
  return ends > Date.now() ? supportVisits.isOpen : supportVisits.lasted(Math.round((ends - began) / 60_000))
}

export const visitColumns: readonly Column<SupportVisit>[] = [
  {
    key: 'began',
    header: headers.began,
    width: '220px',
    card: 'title',
    cell: (visit) => (
      <>
        <time dateTime={visit.began_at} className="block font-strong tabular-nums">
          {atMoment(visit.began_at)}
        </time>
        <span className="block text-small text-text-subtle tabular-nums">{lengthOf(visit)}</span>
      </>
    ),
    skeleton: () => <Skeleton width={130} />,
  },
  {
    key: 'reason',
    header: headers.reason,
    card: 'pill',
    cell: ({ reason }) => <span className="two-lines wrap-anywhere">{reason}</span>,
    skeleton: (row) => <Skeleton width={180 + ((row * 37) % 90)} />,
  },
  {
    key: 'staff',
    header: headers.staff,
    width: '20%',
    card: 'meta',
    cell: ({ staff_name }) => <span className="md:block md:truncate">{staff_name}</span>,
    skeleton: () => <Skeleton width={100} />,
  },
  {
    key: 'ticket',
    header: headers.ticket,
    width: '150px',
    card: 'meta',
    cell: ({ ticket_number }) => <span className="text-small text-text-muted wrap-anywhere">{ticket_number}</span>,
    skeleton: () => <Skeleton width={60} />,
  },
  {
    key: 'requests',
    header: headers.requests,
    width: '140px',
    align: 'right',
    card: 'meta',
    cell: ({ requests }) => (
      <span className="text-small text-text-muted tabular-nums">{supportVisits.requests(requests)}</span>
    ),
    skeleton: () => <Skeleton width={70} />,
  },
]
