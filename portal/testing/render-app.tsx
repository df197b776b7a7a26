import { abilitiesOf } from '@partner-hub/contracts/firms/firm-policy.ts'
import type { FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, parsePath } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import {
  getBusinessClient,
  getClientMoments,
  getCurrentUser,
  getIdentity,
  getOrganization,
  listAccountantInvitations,
  listBusinessClients,
  listClientRuns,
  previewClientRun,
} from '../src/api/contract.ts'
import { browser } from '../src/app/browser.ts'
import { createQueryClient } from '../src/app/query-client.ts'
import { routes } from '../src/app/router.tsx'
import { forgetSignInRedirect } from '../src/app/session/sign-in-redirect.ts'
import { forgetActivities } from '../src/ui/overlays/activities.ts'
import { toast } from '../src/ui/overlays/toast.tsx'
import { writePageData, writeSession } from './page-state.ts'
import {
  FIRM_UUID,
  sampleClients,
  sampleIdentity,
  sampleOrganization,
  sampleRow,
  sampleUser,
} from './sample-records.ts'
import { type Stubs, stubCalls } from './stub-calls.ts'
import { stubEvents } from './stub-events.ts'

/** The document as the server writes it for this role; an owner's unless said, after the world is set up. */
export const readAs = (role: FirmRole): void => writePageData({ role, abilities: abilitiesOf(role).join(' ') })

/** A signed-in member of a firm with three clients, as the server would answer. */
export const memberOfFirm = (): Stubs => {
  const server = stubCalls()
  writeSession()
  writePageData({ organizationUuid: FIRM_UUID })
  readAs('owner')
  server.answer(getCurrentUser, sampleUser())
  server.answer(getOrganization, sampleOrganization())
  server.answer(getIdentity, sampleIdentity())
  server.answer(listBusinessClients, sampleClients([sampleRow(1), sampleRow(2), sampleRow(3)]))
  server.answer(listClientRuns, { results: [] })
  server.answer(previewClientRun, { names: [], invitations_left: null })
  server.answer(listAccountantInvitations, { results: [] })
  // A pointer that comes to rest on a row asks for its client.
  server.refuse(getBusinessClient, 404)
  server.refuse(getClientMoments, 404)
  return server
}

/** The whole app at a path. Leaving the document is only noted. */
export const renderApp = async (path: string) => {
  // For as long as the file runs: what comes late would lead away from the tests that follow.
  const goTo = vi
    .spyOn(browser, 'goTo')
    .mockClear()
    .mockImplementation(() => undefined)
  onTestFinished(() => {
    forgetSignInRedirect()
    toast.clear()
    forgetActivities()
    sessionStorage.clear()
    localStorage.clear()
  })
  const events = stubEvents()
  const queryClient = createQueryClient()
  // With a key of its own: a place on the page is remembered by it, also for the tests that follow in this document.
  const entry = { ...parsePath(path), key: crypto.randomUUID() }
  const router = createMemoryRouter(routes(queryClient), { initialEntries: [entry] })
  vi.spyOn(browser, 'address').mockImplementation(() => {
    const { pathname, search } = router.state.location
    return pathname + search
  })
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { goTo, router, events, queryClient, path: () => router.state.location.pathname }
}
