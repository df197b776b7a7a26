import { Check, CircleCheck, Ellipsis, Send } from 'lucide-react'
import { IconButton } from '../actions/icon-button.tsx'
import { Initials } from '../facts/initials.tsx'
import { Pill } from '../facts/pill.tsx'
import { TrialDial } from '../facts/trial-dial.tsx'
import { Skeleton } from '../notices/skeleton.tsx'
import { type Column, Table } from './table.tsx'

export default { title: 'Data/Table' }

type Row = { uuid: string; name: string; owner: string; email: string; isActive: boolean; plan: string }

const rows: Row[] = [
  {
    uuid: 'a',
    name: 'Amberline Roofing',
    owner: 'Tom Okafor',
    email: 'tom@amberline.example',
    isActive: true,
    plan: 'Plus Monthly',
  },
  {
    uuid: 'b',
    name: 'Bluebird Bakery',
    owner: 'Grace Whitfield',
    email: 'grace@bluebirdbakery.example',
    isActive: false,
    plan: '-',
  },
  {
    uuid: 'c',
    name: 'Brackenridge & Daughters Landscape Architecture and Garden Restoration Ltd',
    owner: 'Siobhán Ní Bhraonáin-Fitzgerald',
    email: 'siobhan.nibhraonain@brackenridge.example',
    isActive: true,
    plan: 'Premium Yearly',
  },
]

const columns: Column<Row>[] = [
  {
    key: 'name',
    header: 'Business Name',
    card: 'title',
    cell: ({ uuid, name }) => (
      <span className="flex items-center gap-3">
        <Initials name={name} uuid={uuid} className="max-tile:hidden" />
        <span className="two-lines leading-[18px] font-strong">{name}</span>
      </span>
    ),
    skeleton: (row) => (
      <span className="flex items-center gap-3">
        <Skeleton shape="tile" className="max-tile:hidden" />
        <Skeleton width={110 + ((row * 37) % 70)} />
      </span>
    ),
  },
  {
    key: 'owner',
    header: 'Owner',
    width: '22%',
    card: 'meta',
    cell: ({ owner, email }) => (
      <>
        <span className="block truncate">{owner}</span>
        <span className="block truncate text-small text-text-subtle max-md:hidden">{email}</span>
      </>
    ),
    skeleton: () => <Skeleton width={110} />,
  },
  {
    key: 'invitation',
    header: 'Invitation Status',
    width: '130px',
    card: 'pill',
    cell: ({ isActive }) =>
      isActive ? (
        <Pill tone="quiet" icon={Check}>
          Accepted
        </Pill>
      ) : (
        <Pill tone="info" icon={Send}>
          Invite Sent
        </Pill>
      ),
    skeleton: () => <Skeleton shape="pill" width={84} />,
  },
  {
    key: 'status',
    header: 'Status',
    width: '190px',
    card: 'pill',
    cell: ({ isActive }) =>
      isActive ? (
        <Pill tone="quiet" icon={CircleCheck}>
          Active
        </Pill>
      ) : (
        <Pill tone="info" mark={<TrialDial daysLeft={12} />}>
          Free Trial - 12 days left
        </Pill>
      ),
    skeleton: (row) => <Skeleton shape="pill" width={row % 2 ? 150 : 72} />,
  },
  {
    key: 'plan',
    header: 'Plan / Add-ons',
    width: '158px',
    hideBelow: 1360,
    card: 'hidden',
    cell: ({ plan }) => <span className="text-small">{plan}</span>,
    skeleton: () => <Skeleton width={90} />,
  },
  {
    key: 'billing',
    header: 'Billing Type',
    width: '124px',
    hideBelow: 1152,
    card: 'meta',
    cell: () => <span className="text-small text-text-muted">Billed to Firm</span>,
    skeleton: () => <Skeleton width={84} />,
  },
  {
    key: 'menu',
    header: 'Actions',
    isHeaderHidden: true,
    width: '62px',
    align: 'right',
    card: 'side',
    cell: ({ name }) => <IconButton icon={Ellipsis} name={`Actions for ${name}`} size="sm" />,
    skeleton: () => null,
  },
]

export const Rows = () => (
  <div className="px-(--page-x) [--topbar:0px]">
    <Table caption="Clients" columns={columns} rows={rows} />
  </div>
)
export const Loading = () => (
  <div className="px-(--page-x) [--topbar:0px]">
    <Table caption="Clients" columns={columns} rows={undefined} skeletonRows={4} />
  </div>
)
export const Refreshing = () => (
  <div className="px-(--page-x) [--topbar:0px]">
    <Table caption="Clients" columns={columns} rows={rows} isRefreshing />
  </div>
)
export const OneLine = () => (
  <div className="px-(--page-x) [--topbar:0px]">
    <Table caption="Clients" columns={columns.slice(0, 1)} rows={rows} density="one-line" />
  </div>
)
