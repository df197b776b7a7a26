import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type RouteObject, redirect, type ShouldRevalidateFunction } from 'react-router'
import { PAYMENT_METHOD_PATH } from '../api/contract.ts'
import { loadAccountantInvitation } from '../features/accountant-invitation/accountant-invitation.queries.ts'
import { loadClient, loadClientRecord } from '../features/client/client.queries.ts'
import { loadClients } from '../features/clients/clients.queries.ts'
import { clients } from '../texts/clients.ts'
import { pageTitles } from '../texts/page-titles.ts'
import { notFound, shell } from '../texts/shell.ts'
import { inShell, wholePage } from './lazy-page.tsx'
import { requireMember, requireNoFirm } from './member-guard.ts'
import { MemberPages } from './member-pages.tsx'
import type { RouteHandle } from './page-entry.ts'
import { paths } from './paths.ts'
import { Root } from './root.tsx'
import { PageError, RouteError } from './route-error.tsx'
import { ClientsRoute } from './routes/clients.route.tsx'
import { WaitingPage } from './shell/full-page.tsx'
import { Shell } from './shell/shell.tsx'

const loadClientPage = inShell(async () => (await import('./routes/client.route.tsx')).ClientRoute)
const loadBusinessInfo = inShell(async () => (await import('../features/client/business-info.tab.tsx')).BusinessInfoTab)
const loadBilling = inShell(async () => (await import('./routes/client-billing.route.tsx')).ClientBillingRoute)
const loadContacts = inShell(async () => (await import('../features/client/contacts.tab.tsx')).ContactsTab)
const loadSupportVisits = inShell(async () => (await import('./routes/support-visits.route.tsx')).SupportVisitsRoute)
const loadBillingPage = inShell(async () => (await import('./routes/billing.route.tsx')).BillingRoute)
const loadComparedPlans = inShell(async () => (await import('./routes/compare-plans.route.tsx')).ComparePlansRoute)
const loadPaymentMethod = wholePage(async () => (await import('./routes/payment-method.route.tsx')).PaymentMethodRoute)
const loadCreateClient = wholePage(async () => (await import('./routes/create-client.route.tsx')).CreateClientRoute)
const loadCreateOrganization = wholePage(
  async () => (await import('./routes/create-organization.route.tsx')).CreateOrganizationRoute,
)
const loadLogout = wholePage(async () => (await import('./session/logout.page.tsx')).LogoutPage)
const loadNotFound = wholePage(async () => (await import('./not-found.page.tsx')).NotFoundPage)
const loadInviteOwner = wholePage(async () => (await import('./routes/invite-owner.route.tsx')).InviteOwnerRoute)
/** Apart from the page, so that its calls start while the page's script is loading; without it the page starts them. */
const loadInvitation = (queryClient: QueryClient) => () =>
  import('../features/invite-owner/invite-owner.queries.ts').then(
    (queries) => queries.loadInvitation(queryClient),
    () => () => null,
  )
const loadPlan = wholePage(async () => (await import('./routes/plan.route.tsx')).PlanRoute)
const loadEmbeddedAccount = wholePage(
  async () => (await import('./routes/embedded-account.route.tsx')).EmbeddedAccountRoute,
)
const loadAccept = wholePage(async () => (await import('./routes/accept.route.tsx')).AcceptRoute)
const loadTeamInvitation = wholePage(
  async () => (await import('./routes/accountant-invitation.route.tsx')).AccountantInvitationRoute,
)
const loadSupportRequest = wholePage(
  async () => (await import('./routes/support-request.route.tsx')).SupportRequestRoute,
)
const Starting = () => <WaitingPage text={shell.loading} />

const titled = (title: string): RouteHandle => ({ title })

const isOtherClient: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams.uuid !== nextParams.uuid

/** Loaders are here and not in the lazy pages, so that calls start while a page's script is loading. */
export const routes = (queryClient: QueryClient): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: Starting,
    children: [
      { path: paths.home, loader: () => redirect(paths.clients), Component: Starting },
      {
        Component: MemberPages,
        loader: requireMember(queryClient),
        children: [
          {
            Component: Shell,
            children: [
              {
                path: paths.clients,
                handle: titled(clients.heading),
                ErrorBoundary: PageError,
                loader: loadClients(queryClient),
                Component: ClientsRoute,
              },
              {
                path: paths.client(':uuid'),
                handle: { namesItself: true } satisfies RouteHandle,
                ErrorBoundary: PageError,
                loader: loadClient(queryClient),
                shouldRevalidate: isOtherClient,
                lazy: { Component: loadClientPage },
                children: [
                  { index: true, lazy: { Component: loadBusinessInfo } },
                  { path: paths.clientBilling(':uuid'), lazy: { Component: loadBilling } },
                  { path: paths.clientContacts(':uuid'), lazy: { Component: loadContacts } },
                ],
              },
              {
                path: paths.billing,
                handle: titled(pageTitles.billing),
                ErrorBoundary: PageError,
                lazy: { Component: loadBillingPage },
              },
              {
                path: paths.comparedPlans,
                handle: titled(pageTitles.plans),
                ErrorBoundary: PageError,
                lazy: { Component: loadComparedPlans },
              },
              {
                path: paths.supportVisits,
                handle: titled(pageTitles.supportVisits),
                ErrorBoundary: PageError,
                lazy: { Component: loadSupportVisits },
              },
            ],
          },
          {
            path: PAYMENT_METHOD_PATH,
            handle: titled(pageTitles.paymentMethod),
            lazy: { Component: loadPaymentMethod },
          },
          {
            path: paths.createClient,
            handle: titled(pageTitles.createClient),
            lazy: { Component: loadCreateClient },
          },
          {
            path: paths.clientPlan(':uuid'),
            handle: { namesItself: true } satisfies RouteHandle,
            loader: loadClientRecord(queryClient),
            shouldRevalidate: isOtherClient,
            lazy: { Component: loadPlan },
          },
          {
            path: paths.embeddedAccount(':uuid'),
            handle: { namesItself: true } satisfies RouteHandle,
            lazy: { Component: loadEmbeddedAccount },
          },
          {
            path: paths.accountantInvitation(':uuid'),
            handle: titled(pageTitles.accountantInvitation),
            loader: loadAccountantInvitation(queryClient),
            lazy: { Component: loadTeamInvitation },
          },
          {
            path: paths.supportRequest(':uuid'),
            handle: titled(pageTitles.supportRequest),
            lazy: { Component: loadSupportRequest },
          },
          {
            path: paths.inviteOwner(':uuid'),
            handle: titled(pageTitles.inviteOwner),
            lazy: {
              loader: loadInvitation(queryClient),
              Component: loadInviteOwner,
            },
          },
        ],
      },
      {
        path: paths.createOrganization,
        handle: { namesItself: true } satisfies RouteHandle,
        loader: requireNoFirm(queryClient),
        lazy: { Component: loadCreateOrganization },
      },
      { path: paths.logout, handle: titled(shell.loggingOut), lazy: { Component: loadLogout } },
      { path: '*', handle: titled(notFound.title), lazy: { Component: loadNotFound } },
    ],
  },
  // An invited person need not be signed in or belong to a firm: no guard, and no session to watch.
  {
    path: `${paths.accept}/:act?`,
    ErrorBoundary: RouteError,
    HydrateFallback: Starting,
    lazy: { Component: loadAccept },
  },
]

export const createRouter = (queryClient: QueryClient) => createBrowserRouter(routes(queryClient))
