import { MemoryRouter } from 'react-router'
import { LinkTabs } from './tabs.tsx'

export default { title: 'Navigation/Tabs' }

const views = [
  { label: 'All', to: '/clients', count: 4584 },
  { label: 'Active', to: '/clients?view=active', count: 187 },
  { label: 'Free Trials', to: '/clients?view=trials', count: 31 },
  { label: 'Archived', to: '/clients?view=archived', count: 0 },
]
const tabs = views.map((tab, index) => ({ ...tab, isCurrent: index === 0 }))

export const WithCounts = () => (
  <MemoryRouter>
    <LinkTabs name="Views" tabs={tabs} />
  </MemoryRouter>
)
export const Loading = () => (
  <MemoryRouter>
    <LinkTabs name="Views" tabs={tabs.map((tab) => ({ ...tab, count: 'loading' }))} />
  </MemoryRouter>
)
export const NotCounted = () => (
  <MemoryRouter>
    <LinkTabs name="Views" tabs={tabs.map((tab) => ({ ...tab, count: 'unknown' }))} />
  </MemoryRouter>
)
export const Plain = () => (
  <MemoryRouter>
    <LinkTabs
      name="Client"
      tabs={['Business Info', 'Billing', 'Contacts'].map((label) => ({
        label,
        to: `/${label}`,
        isCurrent: label === 'Billing',
      }))}
    />
  </MemoryRouter>
)
