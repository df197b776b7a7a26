import { createBrowserRouter } from 'react-router'
import { AccountLayout } from './account.layout.tsx'
import { ChartPage } from './chart.page.tsx'
import { DashboardPage } from './dashboard.page.tsx'
import { HomePage } from './home.page.tsx'
import { InvoicesPage } from './invoices.page.tsx'
import { PlanPage } from './plan.page.tsx'
import { SettingsPage } from './settings.page.tsx'
import { TeamPage } from './team.page.tsx'

export const router = createBrowserRouter([
  { path: '/', element: <HomePage /> },
  {
    path: '/accounts/:accountId',
    element: <AccountLayout />,
    children: [
      { index: true, element: <DashboardPage /> },
      { path: 'invoices', element: <InvoicesPage /> },
      { path: 'chart', element: <ChartPage /> },
      { path: 'team', element: <TeamPage /> },
      { path: 'plan', element: <PlanPage /> },
      { path: 'settings', element: <SettingsPage /> },
      { path: '*', element: <DashboardPage /> },
    ],
  },
])
