import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { writePageData } from '../../../testing/page-state.ts'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import {
  FIRM_UUID,
  sampleClients,
  sampleIdentity,
  sampleOrganization,
  sampleRow,
} from '../../../testing/sample-records.ts'
import {
  getIdentity,
  getOrganization,
  listBusinessClients,
  updateIdentity,
  updateOrganization,
} from '../../api/contract.ts'

const panel = page.getByRole('region', { name: 'Getting started' })
const steps = panel.getByRole('listitem')
const banner = page.getByText('New! Your clients are now in the Partner Hub.')
const video = page.getByRole('button', { name: 'Play: Welcome to Partner Hub' })
const closeBanner = page.getByRole('button', { name: 'Close the news' })
const closeVideo = page.getByRole('button', { name: 'Close the welcome guide video' })
const closePanel = page.getByRole('button', { name: 'Close getting started' })

test('START-01 START-02 the Clients screen has the getting-started panel with exactly three numbered steps', async () => {
  memberOfFirm()
  await renderApp('/clients')
  await expect.element(panel).toBeVisible()
  expect(steps.elements().map((step) => step.textContent?.slice(0, 1))).toEqual(['1', '2', '3'])
  await expect.element(steps.nth(0)).toMatchTextContent('Invite your clients')
})

test('START-03 step 1 is to invite your clients and leads to /create-client', async () => {
  memberOfFirm()
  await renderApp('/clients')
  await expect.element(steps.nth(0).getByText('1', { exact: true })).toBeVisible()
  await expect.element(steps.nth(0).getByRole('heading', { name: 'Invite your clients', exact: true })).toBeVisible()
  await expect
    .element(steps.nth(0).getByRole('link', { name: 'Create Client' }))
    .toHaveAttribute('href', '/create-client')
})

test('START-04 START-05 step 2 leads to the academy and names the benefits of certification', async () => {
  memberOfFirm()
  writePageData({ academyUrl: 'https://academy.provider.example/' })
  await renderApp('/clients')
  await expect.element(steps.nth(1)).toMatchTextContent('Get certified as an expert')
  await expect
    .element(steps.nth(1))
    .toMatchTextContent(/dedicated support, a certification badge and a 15% discount on client accounts/i)
  await expect
    .element(steps.nth(1).getByRole('link', { name: /Open the academy/ }))
    .toHaveAttribute('href', 'https://academy.provider.example/')
})

test('START-06 step 3 leads to the booking of a 1:1 onboarding call', async () => {
  memberOfFirm()
  writePageData({ bookingUrl: 'https://booking.provider.example/' })
  await renderApp('/clients')
  await expect.element(steps.nth(2)).toMatchTextContent('Book a 1:1 onboarding call')
  await expect
    .element(steps.nth(2).getByRole('link', { name: /Book a call/ }))
    .toHaveAttribute('href', 'https://booking.provider.example/')
})

test('START-07 START-13 the panel embeds the welcome guide video, which plays in place on request', async () => {
  memberOfFirm()
  writePageData({ welcomeVideoUrl: '/media/welcome.mp4' })
  await renderApp('/clients')
  await expect.element(panel).toBeVisible()
  expect(panel.element().querySelector('video')).toBeNull()
  await panel.getByRole('button', { name: 'Play: Welcome to Partner Hub' }).click()
  const player = panel.element().querySelector('video')
  expect(player?.getAttribute('src')).toBe('/media/welcome.mp4')
  expect(player?.querySelector('track')?.getAttribute('src')).toBe('/media/welcome.vtt')
})

test('START-08 the panel can be closed; that is stored per person, and it no longer shows', async () => {
  const server = memberOfFirm()
  server.answer(updateIdentity, sampleIdentity({ hide_getting_started: true }))
  await renderApp('/clients')
  await closePanel.click()
  await expect.element(panel).not.toBeInTheDocument()
  expect(server.callsOf(updateIdentity).map(({ body }) => body)).toEqual([{ hide_getting_started: true }])
})

test('START-08 a panel closed earlier does not come back', async () => {
  memberOfFirm().answer(getIdentity, sampleIdentity({ hide_getting_started: true }))
  await renderApp('/clients')
  await expect.element(banner).toBeVisible()
  expect(panel.query()).toBeNull()
})

test('START-09 START-10 START-11 closing the client sync banner hides it and persists that on the organization', async () => {
  const server = memberOfFirm()
  server.answer(updateOrganization, sampleOrganization({ hide_client_sync_banner: true }))
  await renderApp('/clients')
  await expect.element(banner).toBeVisible()
  await closeBanner.click()
  await expect.element(banner).not.toBeInTheDocument()
  await expect.poll(() => server.callsOf(updateOrganization).length).toBe(1)
  const [call] = server.callsOf(updateOrganization)
  expect(call?.url.pathname).toBe(`/partner_services/identity/me/organizations/${FIRM_UUID}/`)
  expect(call?.body).toEqual({ uuid: FIRM_UUID, hide_client_sync_banner: true })
})

test('START-09 with news and getting started, the first row is still above the fold at 1440 × 900', async () => {
  const server = memberOfFirm()
  writePageData({ welcomeVideoUrl: '/media/welcome.mp4' })
  server.answer(listBusinessClients, sampleClients([sampleRow(1)], 248))
  await renderApp('/clients')
  await expect.element(banner).toBeVisible()
  await expect.element(panel).toBeVisible()
  const row = page.getByRole('row').nth(1).element().getBoundingClientRect()
  const foot = page.getByRole('navigation', { name: 'Pages' }).element().getBoundingClientRect()
  // A notice about waiting invitations, 100 px high, may come above them.
  expect(row.bottom + 100).toBeLessThan(foot.top)
  expect([window.innerWidth, window.innerHeight]).toEqual([1440, 900])
})

test('START-12 the client sync banner does not show once the organization hides it', async () => {
  memberOfFirm().answer(getOrganization, sampleOrganization({ hide_client_sync_banner: true }))
  await renderApp('/clients')
  await expect.element(panel).toBeVisible()
  expect(banner.query()).toBeNull()
})

test('START-14 START-15 closing the video hides it alone and at once, and persists that on the organization', async () => {
  const server = memberOfFirm()
  server.hold(updateOrganization, sampleOrganization({ hide_welcome_guide_video: true }))
  await renderApp('/clients')
  await closeVideo.click()
  await expect.element(video).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(panel).toBeVisible()
  await expect
    .poll(() => server.callsOf(updateOrganization).map(({ body }) => body))
    .toEqual([{ uuid: FIRM_UUID, hide_welcome_guide_video: true }])
})

test('START-16 the video does not show once the organization hides it', async () => {
  memberOfFirm().answer(getOrganization, sampleOrganization({ hide_welcome_guide_video: true }))
  await renderApp('/clients')
  await expect.element(panel).toBeVisible()
  expect(video.query()).toBeNull()
})

test.each([
  ['banner', banner, closeBanner],
  ['video', video, closeVideo],
])(
  'ERR-40 DEC-41 a %s that could not be closed comes back, with an error in a toast and in place',
  async (_name, piece, close) => {
    memberOfFirm().refuse(updateOrganization, 500)
    await renderApp('/clients')
    await close.click()
    await expect.poll(() => page.getByText('Failed to persist action result').elements().length).toBe(2)
    await expect.poll(() => page.getByText('Unable to persist closing action.').elements().length).toBe(2)
    await expect.element(piece).toBeVisible()
  },
)

test('ERR-01 DEC-41 a list that fails to load shows an error in its place and a toast, and can be retried', async () => {
  const server = memberOfFirm()
  server.refuse(listBusinessClients, 500)
  await renderApp('/clients')
  await expect.element(page.getByRole('main').getByRole('alert')).toMatchTextContent(/^Error\s*Failed to load clients/)
  await expect
    .element(page.getByRole('region', { name: 'Notifications' }))
    .toMatchTextContent(/Error\s*Failed to load clients/)
  await expect.element(panel).toBeVisible()
  server.answer(listBusinessClients, sampleClients([sampleRow(7)]))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Client 7')).toBeVisible()
})
