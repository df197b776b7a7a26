import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, clientOfFirm, heading, region, standing, toasted } from '../../../testing/client-world.ts'
import { writePageData } from '../../../testing/page-state.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID } from '../../../testing/sample-client.ts'
import { updateBusinessClient } from '../../api/contract.ts'

const path = `/clients/${CLIENT_UUID}`
const panel = region('Onboarding')
const steps = panel.getByRole('listitem')
const texts = () => steps.elements().map((step) => step.textContent)
const allSet = page.getByText('Nice work! Your client is all set to go!')
const collaborate = page.getByText('Ready, set, collaborate!')
const open = async () => {
  const app = await renderApp(path)
  await expect.element(page.getByRole('heading', { name: /^Owner/ })).toBeVisible()
  return app
}
const firmPays = { billing_owner: 'ACCOUNTANT' } satisfies Partial<BusinessClient>
const plan = { status: 'ACTIVE', days_left: null } as const
const deferred = (active: boolean) => ({ deferred_upgrade_plan: { package: { active } } })
const finished = { invited: 'ACCEPTED', subscription: plan } as const
const turnedOff = { uuid: CLIENT_UUID, show_onboarding_wizard: false }

test('ONB-02 ONB-05 ONB-07 ONB-08 a client who pays has the checklist of three steps, each open one with the days of the trial', async () => {
  clientOfFirm({})
  await open()
  expect(texts()).toEqual([
    '1Set up account and invite owner12 days left',
    '2Owner accepts invite12 days left',
    '3Owner selects plan12 days left',
  ])
  await expect.element(panel).toMatchTextContent(/0 of 3 complete/)
})

test('ONB-09 the counters show 0 when the trial has no days left', async () => {
  clientOfFirm({ subscription: { status: 'ACTIVE_TRIAL', days_left: null } })
  await open()
  expect(texts().map((text) => text?.match(/\d+ days? left/)?.[0])).toEqual([
    '0 days left',
    '0 days left',
    '0 days left',
  ])
})

test.each([
  ['DRAFT', [false, false, false]],
  ['PENDING', [true, false, false]],
  ['ACCEPTED', [true, true, false]],
] as const)('ONB-13 ONB-14 with the invitation %s the steps are complete: %j', async (invited, complete) => {
  clientOfFirm({ invited })
  await open()
  expect(texts().map((text) => text?.includes('(complete)'))).toEqual(complete)
})

test('ONB-07 DEC-86 a completed step shows no days', async () => {
  clientOfFirm({ invited: 'PENDING' })
  await open()
  expect(texts().map((text) => text?.match(/\d+ days? left/)?.[0])).toEqual([undefined, '12 days left', '12 days left'])
})

test.each([
  ['DRAFT', 'Invite Owner'],
  ['PENDING', 'Resend Invite'],
  ['DECLINED', 'Resend Invite'],
] as const)(
  'ONB-03 ONB-04 ONB-06 DEC-84 DEC-86 with the invitation %s the banner has the button of the next step, and the checklist none',
  async (invited, name) => {
    clientOfFirm({ invited })
    await open()
    const act = standing.getByRole('link', { name, exact: true })
    await expect.element(act).toHaveAttribute('href', expect.stringMatching(/^\/invite-owner\//))
    expect(panel.getByRole('link').elements()).toEqual([])
  },
)

test.each([
  ['DRAFT', [['Invite Owner'], [], []]],
  ['PENDING', [[], ['Resend Invite'], []]],
  ['ACCEPTED', [[], [], []]],
] as const)(
  'ONB-03 ONB-04 DEC-84 with the invitation %s and the account being opened the next step alone has its button',
  async (invited, buttons) => {
    clientOfFirm({ invited, client: { ml_redirect_url: null } })
    await open()
    const textsOf = (step: Element) => [...step.querySelectorAll('a, button')].map(({ textContent }) => textContent)
    expect(steps.elements().map(textsOf)).toEqual(buttons)
  },
)

test.each(['ARCHIVED', 'NO_ACCESS'] as const)('DEC-86 a client that is %s has no checklist', async (status) => {
  clientOfFirm({ client: { status }, invited: 'PENDING' })
  await open()
  expect(panel.query()).toBeNull()
})

test('ONB-10 ONB-15 with a plan step 3 is complete and hides its counter', async () => {
  clientOfFirm(finished)
  await open()
  expect(texts()).toEqual([
    'Set up account and invite owner (complete)',
    'Owner accepts invite (complete)',
    'Owner selects plan (complete)',
  ])
})

test('ONB-15 a plan that starts after the trial completes step 3 too', async () => {
  clientOfFirm({ invited: 'ACCEPTED', subscription: deferred(true) })
  await open()
  expect(texts()[2]).toBe('Owner selects plan (complete)')
})

test.each([
  ['a plan that is not to begin', { invited: 'ACCEPTED', subscription: deferred(false) }],
  ['a plan whose owner has not accepted', { invited: 'PENDING', subscription: deferred(true) }],
] as const)('ONB-15 %s leaves step 3 open', async (_what, world) => {
  clientOfFirm(world)
  await open()
  expect(texts()[2]).toBe('3Owner selects plan12 days left')
})

test('ONB-11 ONB-12 an expired trial replaces the steps, with a link to support', async () => {
  writePageData({ supportUrl: 'https://support.provider.example/' })
  clientOfFirm({ subscription: { status: 'TRIAL_EXPIRED', days_left: null } })
  await open()
  expect(texts()).toEqual([])
  await expect
    .element(standing)
    .toMatchTextContent(/Your client's trial has expired\s*Remind the owner to select a plan/)
  const support = standing.getByRole('link', { name: /^Contact Support/ })
  await expect.element(support).toHaveAttribute('href', 'https://support.provider.example/')
  await expect.element(support).toHaveAttribute('target', '_blank')
})

test('ONB-01 without show_onboarding_wizard no panel shows', async () => {
  clientOfFirm({ client: { show_onboarding_wizard: false } })
  await open()
  expect(panel.query()).toBeNull()
})

test('ONB-16 ONB-21 the all-set banner closes for good, and the focus goes to the heading', async () => {
  const server = clientOfFirm({ client: firmPays, ...finished })
  await open()
  await expect.element(allSet).toBeVisible()
  expect(panel.query()).toBeNull()
  await button('Close the onboarding').click()
  await expect.element(allSet).not.toBeInTheDocument()
  await expect.element(heading).toHaveFocus()
  await expect.poll(() => server.callsOf(updateBusinessClient).map(({ body }) => body)).toEqual([turnedOff])
  expect(server.ifMatch(updateBusinessClient)).toEqual(['"1"'])
})

test('an all-set banner that could not be closed comes back with an error', async () => {
  const server = clientOfFirm({ client: firmPays, ...finished })
  server.refuse(updateBusinessClient, 500)
  await open()
  await button('Close the onboarding').click()
  await toasted('Failed to persist action result', 'Unable to persist closing action.')
  await expect.element(allSet).toBeVisible()
})

test('ONB-17 a firm that pays reads that the owner still has to accept', async () => {
  clientOfFirm({ client: firmPays, invited: 'PENDING', subscription: plan })
  await open()
  await expect.element(collaborate).toBeVisible()
})

test.each(['DIRECT_BILLING_PENDING', 'CANCELLED', 'TRIAL_EXPIRED', 'INACTIVE'] as const)(
  'ONB-18 a firm that pays for a client whose subscription is %s has no onboarding panel',
  async (status) => {
    clientOfFirm({ client: firmPays, invited: 'ACCEPTED', subscription: { status, days_left: null } })
    await open()
    expect([panel.query(), allSet.query(), collaborate.query()]).toEqual([null, null, null])
  },
)

test('ONB-20 leaving the page of a finished checklist turns it off, its tabs do not', async () => {
  const server = clientOfFirm(finished)
  const { router } = await open()
  await router.navigate(`${path}/billing`)
  await expect.element(page.getByRole('heading', { name: /^Billing Info/ })).toBeVisible()
  expect(server.callsOf(updateBusinessClient)).toEqual([])
  await router.navigate('/clients')
  await expect.poll(() => server.callsOf(updateBusinessClient).map(({ body }) => body)).toEqual([turnedOff])
  await router.navigate(path)
  await expect.element(page.getByRole('heading', { name: /^Owner/ })).toBeVisible()
  expect(panel.query()).toBeNull()
})

test('ONB-20 closing the tab turns it off too, with a call that outlives the page, once', async () => {
  const server = clientOfFirm(finished)
  const { router } = await open()
  const asked = vi.mocked(window.fetch)
  // Leaving the page sends nothing until it knows that every step is done.
  await expect
    .poll(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide'))
      return server.callsOf(updateBusinessClient).map(({ body }) => body)
    })
    .toEqual([turnedOff])
  expect(asked.mock.lastCall?.[1]).toMatchObject({ method: 'PATCH', keepalive: true })
  await router.navigate('/clients')
  expect(server.callsOf(updateBusinessClient)).toHaveLength(1)
})

test('ONB-20 a checklist whose last step is done while its page is open is turned off too', async () => {
  const server = clientOfFirm({ invited: 'PENDING', subscription: plan })
  const { router, events } = await open()
  server.changesInvitationElsewhere({ invitation_status: 'ACCEPTED' })
  await events.says(`client:${CLIENT_UUID}`)
  await expect.element(panel).toMatchTextContent(/3 of 3 complete/)
  await router.navigate('/clients')
  await expect.poll(() => server.callsOf(updateBusinessClient).map(({ body }) => body)).toEqual([turnedOff])
})

test('ONB-20 a checklist with open steps stays on', async () => {
  const server = clientOfFirm({ invited: 'ACCEPTED' })
  const { router } = await open()
  await router.navigate('/clients')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(server.callsOf(updateBusinessClient)).toEqual([])
})
