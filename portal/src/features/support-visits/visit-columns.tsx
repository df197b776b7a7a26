import { supportVisits } from '../../texts/support-visits.ts'
import { atMoment } from '../../ui/dates/at-moment.ts'
import { Skeleton } from '../../ui/notices/skeleton.tsx'
import type { Column } from '../../ui/tables/table.tsx'
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
        <span className="block text-small text-text-subtle tabular-nums md:hidden">{lengthOf(visit)}</span>
      </>
    ),
    skeleton: () => <Skeleton width={130} />,
  },
  {
    key: 'duration',
    header: headers.duration,
    width: '100px',
    card: 'hidden',
    cell: (visit) => <span className="text-small text-text-muted tabular-nums">{lengthOf(visit)}</span>,
    skeleton: () => <Skeleton width={50} />,
  },
  {
    key: 'reason',
    header: headers.reason,
    card: 'pill',
    cell: ({ reason }) => <span className="block wrap-anywhere">{reason}</span>,
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
    key: 'looked-at',
    header: headers.lookedAt,
    width: '28%',
    card: 'pill',
    cell: (visit) => <LookedAt visit={visit} />,
    skeleton: () => <Skeleton width={70} />,
  },
]

/** First the clients, then the pages. */
function LookedAt({ visit: { clients, pages } }: { visit: SupportVisit }) {
  if (pages.length === 0) return <span className="text-small text-text-muted">{supportVisits.nothing}</span>
  return (
    <>
      <Names names={clients.map(({ client_name }) => client_name)} />
      <span className="block text-small text-text-subtle">
        {pages.map((page) => supportVisits.pages[page]).join(' · ')}
      </span>
    </>
  )
}

const NAMES_AT_ONCE = 3

/** After the third, names are counted and shown on a press. */
function Names({ names }: { names: readonly string[] }) {
  const others = names.slice(NAMES_AT_ONCE)
  return (
    <div className="wrap-anywhere">
      {names.slice(0, NAMES_AT_ONCE).join(', ')}
      {others.length > 0 && (
        <details>
          <summary className="cursor-pointer text-accent-text">{supportVisits.andMore(others.length)}</summary>
          <span>{others.join(', ')}</span>
        </details>
      )}
    </div>
  )
}
