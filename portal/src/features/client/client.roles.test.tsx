import type { FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import {
  button,
  clientOfFirm,
  factsOf,
  heading,
  menuItem,
  region,
  standing,
  toasted,
} from '../../../testing/client-world.ts'
import { readAs, renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID, sampleColleague } from '../../../testing/sample-client.ts'
import { onWindowOf } from '../../../testing/screen.ts'
import { updateBusinessClient } from '../../api/contract.ts'

type World = Parameters<typeof clientOfFirm>[0]

const path = `/clients/${CLIENT_UUID}`
const main = page.getByRole('main')
const open = async (role: FirmRole, world: World, at = path) => {
  const server = clientOfFirm(world)
  readAs(role)
  const app = await renderApp(at)
  await expect.element(heading).toMatchTextContent('Bluebird Bakery')
  await expect.element(page.getByRole('navigation', { name: 'Parts of the client' })).toBeVisible()
  return { ...app, server }
}
/** The names of everything on the page that can be pressed, except in-page and mail links. */
const acts = () =>
  [...main.element().querySelectorAll<HTMLElement>('button, a, [role=switch], input')]
    .filter((one) => !one.closest('nav') && !one.getAttribute('href')?.match(/^mailto:|^\/clients$|\/billing$/))
    .map(
      (one) =>
        one.getAttribute('aria-label') ?? (one.textContent?.replace(/ \(opens.*/, '') || one.getAttribute('role')),
    )
const shown = () =>
  [...standing.element().querySelectorAll('.font-strong, p')]
    .filter((part) => !part.closest('a, button'))
    .map((part) => part.textContent)
    .join('|')

const firmPays = { billing_owner: 'ACCOUNTANT' } as const
const noon = (day: string) => `2026-11-${day}T12:00:00.000Z`
const plan = { status: 'ACTIVE', days_left: null } as const
const expired = { status: 'TRIAL_EXPIRED', days_left: null } as const
const archived: World = {
  client: { status: 'ARCHIVED' },
  moments: { archived: { at: noon('03'), person: 'Maya Lindqvist' }, restores_to: 'ACTIVE' },
}

test.each([1440, 390])(
  'DEC-97 at %i px Billing reads everything about a client and can change nothing',
  async (width) => {
    await onWindowOf(width)
    await open('billing', { invited: 'PENDING' })
    await expect.element(region(/^Owner/)).toBeVisible()
    expect(acts()).toEqual([])
    await expect.element(region(/^Owner/).getByText('Automatic reminders on day 3, 7, 14 and 25')).toBeVisible()
    expect(factsOf(region(/^Owner/).element())).toContain('Name: Grace Whitfield')
    await expect.element(region('Notes').getByText('No notes yet.')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  },
)

test('DEC-97 Billing sees that reminders are off', async () => {
  await open('billing', { invited: 'PENDING', invitation: { reminders: false } })
  await expect.element(page.getByText('Automatic reminders are off for this client')).toBeVisible()
  expect(acts()).toEqual([])
})

test('DEC-97 Billing sees the contacts of a client as a list without buttons', async () => {
  await open(
    'billing',
    { invited: 'ACCEPTED', subscription: plan, colleagues: [sampleColleague(1)] },
    `${path}/contacts`,
  )
  await expect.element(main.getByText('Theo Sandhu 1')).toBeVisible()
  expect(acts()).toEqual([])
})

const calm: readonly [standing: string, role: FirmRole, world: World, says: string, offers: string[]][] = [
  [
    'archived',
    'member',
    archived,
    'Archived on Nov 3, 2026|Maya Lindqvist archived this client. An Owner or Admin can restore it.',
    [],
  ],
  [
    'without access',
    'member',
    { client: { status: 'NO_ACCESS' }, invited: 'DRAFT' },
    "No access|Your firm no longer has access to this client's account, and it has no owner who could give it back.",
    [],
  ],
  [
    'expired and not accepted',
    'member',
    { invited: 'DRAFT', subscription: expired, moments: { trial_ends_at: noon('12') } },
    "Expired on Nov 12, 2026. Grace Whitfield hasn't accepted the invitation, and it can't be sent after the trial. To keep the client, ask an Owner, Admin, or Billing member of your firm to pay for it. Ask an Owner or Admin of your firm to archive the client if you don't need it.",
    ['Contact Support'],
  ],
  [
    'expired and not accepted',
    'billing',
    { invited: 'DRAFT', subscription: expired, moments: { trial_ends_at: noon('12') } },
    "To keep the client, pay for it. Ask an Owner or Admin of your firm to archive the client if you don't need it.",
    ['Pay for this client', 'Contact Support'],
  ],
  [
    'expired and accepted',
    'billing',
    {
      invited: 'ACCEPTED',
      subscription: expired,
      moments: { trial_ends_at: noon('12'), owner_emailed_at: noon('13') },
    },
    'Expired on Nov 12, 2026. The account stays closed until Grace Whitfield selects a plan. Emailed on Nov 13, 2026',
    ['Contact Support'],
  ],
  [
    'not invited',
    'billing',
    { invited: 'DRAFT', client: { relation_start: noon('04') } },
    "Grace Whitfield hasn't been invited yet|Created on Nov 4, 2026. Your client hears nothing until they are invited.",
    [],
  ],
  [
    'withdrawn',
    'billing',
    { invited: 'DRAFT', invitation: { sent_at: noon('12') }, moments: { withdrawn_at: noon('14') } },
    'Grace Whitfield has the email, but its link no longer works. The free trial ends on Nov 27, 2026.',
    [],
  ],
  [
    'lost',
    'billing',
    { invited: 'PENDING', invitation: { delivery: 'BOUNCED', delivery_problem: 'no such mailbox' } },
    "The invitation didn't reach grace@bluebirdbakery.example|It bounced: no such mailbox.",
    [],
  ],
  [
    'declined',
    'billing',
    { invited: 'DECLINED' },
    'Grace Whitfield declined the invitation|Your firm keeps access until the free trial ends on Nov 27, 2026.',
    [],
  ],
  [
    'expired as an invitation',
    'billing',
    { invited: 'EXPIRED' },
    'The invitation expired|The link that Grace Whitfield has no longer works. The free trial ends on Nov 27, 2026.',
    [],
  ],
]

test.each(calm)(
  'DEC-97 the banner of a client that is %s gives %s the facts, without acts they may not do',
  async (_what, role, world, says, offers) => {
    await open(role, world)
    expect(shown()).toContain(says)
    expect(shown()).not.toMatch(
      /Restore it|Archive the client|Invite them again|Send a new|send it again|You can email/,
    )
    const offered = [...standing.element().querySelectorAll('a, button')].map((act) =>
      act.textContent.replace(/ \(opens.*/, ''),
    )
    expect(offered).toEqual(offers)
  },
)

test('DEC-97 a Member opens, invites and edits an assigned client, and has no firm-wide switch', async () => {
  await open('member', { invited: 'PENDING' })
  await expect.element(region(/^Owner/)).toBeVisible()
  expect(acts()).toEqual([
    "Log in to Client's Account",
    'Resend Invite',
    'Resend Invitation',
    'Edit Owner',
    'switch',
    'Copy link',
    'Withdraw',
    'Edit Info',
    'Edit notes',
  ])
})

test('DEC-97 a Member reads that reminders are off for the firm, and cannot turn them on', async () => {
  await open('member', { invited: 'PENDING', invitation: { firm_reminders: false } })
  await expect.element(page.getByText('Automatic reminders are off for your firm')).toBeVisible()
  expect(button('Turn on').query()).toBeNull()
})

test.each([
  ['on trial', { invited: 'PENDING' }],
  ['on a plan', { invited: 'ACCEPTED', subscription: plan }],
  ['archived', archived],
] as const)('DEC-97 a Member has no More Actions on a client that is %s', async (_what, world) => {
  await open('member', world)
  expect(button('More Actions').query()).toBeNull()
  await expect.element(page.getByRole('button', { name: /^Log in to Client's Account/ })).toBeVisible()
})

test.each([
  ['archive', 'Only Owners and Admins can archive clients.'],
  ['remove_access', 'Only Owners and Admins can remove access to clients.'],
])('DEC-97 a URL that requests %s from a Member says which roles may', async (action, sentence) => {
  await open('member', { invited: 'PENDING' }, `${path}?action=${action}`)
  await toasted('Action cannot be performed', sentence)
  expect(page.getByRole('alertdialog').query()).toBeNull()
})

test.each([
  ['billing', 0],
  ['member', 1],
] as const)('DEC-97 the all-set banner shows to %s only if they can close it', async (role, count) => {
  await open(role, { client: firmPays, invited: 'ACCEPTED', subscription: plan })
  await expect.element(region(/^Owner/)).toBeVisible()
  expect(page.getByText('Nice work! Your client is all set to go!').elements()).toHaveLength(count)
  expect(button('Close the onboarding').elements()).toHaveLength(count)
})

test('DEC-97 a finished checklist that Billing leaves stays as it is', async () => {
  const { server, router } = await open('billing', { invited: 'ACCEPTED', subscription: plan })
  await expect.element(region('Onboarding').getByText('3 of 3 complete')).toBeVisible()
  await router.navigate('/clients')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  expect(server.callsOf(updateBusinessClient)).toEqual([])
})

test('DEC-97 an Admin has every act of a client', async () => {
  await open('admin', { invited: 'PENDING' })
  await button('More Actions').click()
  for (const act of ['Archive Client', 'Remove Access', 'Remove access and archive'])
    await expect.element(menuItem(act)).toBeVisible()
})
