import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, clientOfFirm, heading, menuItem, region, standing, toasted } from '../../../testing/client-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { bluebird, CLIENT_UUID, sampleColleague } from '../../../testing/sample-client.ts'
import { archiveBusinessClient, getClientMoments } from '../../api/contract.ts'

type World = Parameters<typeof clientOfFirm>[0]

const path = `/clients/${CLIENT_UUID}`
const open = async (world: World, at = path) => {
  const server = clientOfFirm(world)
  const app = await renderApp(at)
  await expect.element(heading).toMatchTextContent('Bluebird Bakery')
  await expect.element(page.getByRole('navigation', { name: 'Parts of the client' })).toBeVisible()
  return { ...app, server }
}
const logIn = page.getByRole('button', { name: /^Log in to Client's Account/ })
const isFilled = (name: string) => {
  const act = standing.getByText(name, { exact: true }).element().closest('a, button')
  return (
    act !== null &&
    getComputedStyle(act).backgroundColor !== getComputedStyle(button('Edit notes').element()).backgroundColor
  )
}

const firmPays = { billing_owner: 'ACCOUNTANT' } as const
const expired = { status: 'TRIAL_EXPIRED', days_left: null } as const
const plan = { status: 'ACTIVE', days_left: null } as const
const noon = (day: string) => `2026-11-${day}T12:00:00.000Z`

const standings: readonly [standing: string, world: World, says: string, acts: string[]][] = [
  [
    'archived',
    {
      client: { status: 'ARCHIVED' },
      moments: { archived: { at: noon('03'), person: 'Maya Lindqvist' }, restores_to: 'ACTIVE' },
    },
    'Archived on Nov 3, 2026|Maya Lindqvist archived this client. Restore it to open the account again.',
    ['Restore Client'],
  ],
  [
    'no access',
    {
      client: { status: 'NO_ACCESS' },
      invited: 'ACCEPTED',
      moments: { access_ended: { at: noon('05'), person: null } },
    },
    "No access since Nov 5, 2026|Your firm no longer has access to this client's account. Grace Whitfield can add your firm again in Northwind Books, under Team.",
    ['Archive Client'],
  ],
  [
    'no access, an owner without a name',
    { client: { status: 'NO_ACCESS' }, invited: 'ACCEPTED', owner: { first_name: '', last_name: '' } },
    "Your firm no longer has access to this client's account. The owner can add your firm again in Northwind Books, under Team.",
    ['Archive Client'],
  ],
  [
    'no access, invited',
    { client: { status: 'NO_ACCESS' }, invited: 'PENDING' },
    "Your firm no longer has access to this client's account. Grace Whitfield can still accept the invitation, and then add your firm again in Northwind Books, under Team.",
    ['Archive Client'],
  ],
  [
    'being opened',
    { client: { ml_redirect_url: null, relation_start: '2026-11-15T12:00:00.000Z' } },
    'Northwind Books is opening this account|Started Nov 15, 2026,',
    [],
  ],
  [
    'opening failed',
    { client: { ml_redirect_url: null }, moments: { opening_failed_at: noon('15') } },
    "Northwind Books couldn't open this account|Last tried Nov 15, 2026,",
    ['Contact Support'],
  ],
  [
    'trial expired, accepted',
    { invited: 'ACCEPTED', subscription: expired, moments: { trial_ends_at: noon('12') } },
    "Your client's trial has expired|Remind the owner to select a plan|Expired on Nov 12, 2026. The account stays closed until Grace Whitfield selects a plan.",
    ['Email the owner', 'Contact Support'],
  ],
  [
    'trial expired, not accepted',
    { invited: 'PENDING', subscription: expired, moments: { trial_ends_at: noon('12') } },
    "Your client's trial has expired|Remind the owner to select a plan|Expired on Nov 12, 2026. Grace Whitfield hasn't accepted the invitation, and it can't be sent after the trial. To keep the client, pay for it. Archive the client if you don't need it.",
    ['Pay for this client', 'Archive Client', 'Contact Support'],
  ],
  [
    'trial expired, not accepted, with a link that works',
    {
      invited: 'PENDING',
      subscription: expired,
      invitation: { expires_at: noon('27') },
      moments: { trial_ends_at: noon('12') },
    },
    "Your client's trial has expired|Remind the owner to select a plan|Expired on Nov 12, 2026. Grace Whitfield hasn't accepted the invitation. Its link works until Nov 27, 2026: once they accept, they can select a plan.",
    ['Pay for this client', 'Archive Client', 'Contact Support'],
  ],
  [
    'cancelled',
    { client: firmPays, invited: 'ACCEPTED', subscription: { status: 'CANCELLED', days_left: null } },
    'The plan was cancelled|No one can open this account until your firm selects a new plan.',
    ['Select Plan'],
  ],
  [
    'mail bounced',
    { invited: 'PENDING', invitation: { delivery: 'BOUNCED' }, moments: { delivery_at: noon('13') } },
    "The invitation didn't reach grace@bluebirdbakery.example|It bounced on Nov 13, 2026. Check the address with Grace Whitfield, then send it again.",
    ['Resend Invite'],
  ],
  [
    'declined',
    { invited: 'DECLINED', moments: { decided_at: noon('09') } },
    'Grace Whitfield declined the invitation on Nov 9, 2026|Your firm keeps access until the free trial ends on Nov 27, 2026. Talk to the owner before you invite them again.',
    ['Resend Invite'],
  ],
  [
    'invitation expired',
    { invited: 'EXPIRED', invitation: { expires_at: noon('10') } },
    'The invitation expired on Nov 10, 2026|The link that Grace Whitfield has no longer works. Send a new invitation. The free trial ends on Nov 27, 2026.',
    ['Resend Invite'],
  ],
  [
    'no plan',
    {
      client: { ...firmPays, relation_start: noon('04') },
      subscription: { status: 'DIRECT_BILLING_PENDING', days_left: null },
    },
    'No plan selected yet|Created on Nov 4, 2026, billed to your firm. The owner can be invited once a plan is selected.',
    ['Select Plan'],
  ],
  [
    'not invited',
    { client: { relation_start: noon('04') } },
    "Grace Whitfield hasn't been invited yet|Created on Nov 4, 2026. Your client hears nothing until you invite them. The free trial ends on Nov 27, 2026.",
    ['Invite Owner'],
  ],
  [
    'withdrawn',
    { invited: 'DRAFT', invitation: { sent_at: noon('12') }, moments: { withdrawn_at: noon('14') } },
    'The invitation was withdrawn on Nov 14, 2026|Grace Whitfield has the email, but its link no longer works. Invite them again when you are ready. The free trial ends on Nov 27, 2026.',
    ['Invite Owner'],
  ],
  [
    'pending',
    { invited: 'PENDING', invitation: { sent_at: noon('12') }, moments: { next_reminder_at: noon('19') } },
    'Waiting for Grace Whitfield to accept|Invited on Nov 12, 2026. Next reminder on Nov 19, 2026. The free trial ends on Nov 27, 2026.',
    ['Resend Invite'],
  ],
  [
    'trial',
    { invited: 'ACCEPTED' },
    "The free trial ends on Nov 27, 2026|Grace Whitfield hasn't selected a plan. After that your firm can't open this account until a plan is selected.",
    [],
  ],
  [
    'pending, firm pays',
    { client: firmPays, invited: 'EXPIRED', invitation: { expires_at: noon('10') }, subscription: plan },
    'Ready, set, collaborate!|The invitation expired on Nov 10, 2026|The link that Grace Whitfield has no longer works. Send a new invitation.',
    ['Resend Invite'],
  ],
]

test.each(standings)(
  'DEC-86 the banner of a client that is %s gives the state, its date and what to do next',
  async (_what, world, says, acts) => {
    await open(world)
    const shown = [...standing.element().querySelectorAll('.font-strong, p')]
      .filter((part) => !part.closest('a, button'))
      .map((part) => part.textContent)
      .join('|')
    expect(shown).toContain(says)
    const offered = [...standing.element().querySelectorAll('a, button')].map((act) =>
      act.textContent.replace(/ \(opens.*/, ''),
    )
    expect(offered).toEqual(acts)
  },
)

test('DEC-86 DEC-89 the banner of a withdrawn invitation omits an unknown date', async () => {
  const server = clientOfFirm({ invited: 'DRAFT', invitation: { sent_at: noon('12') } })
  server.refuse(getClientMoments, 500)
  await renderApp(path)
  await expect.element(standing.getByText('The invitation was withdrawn', { exact: true })).toBeVisible()
})

test('DEC-86 a settled client has no banner', async () => {
  await open({ invited: 'ACCEPTED', subscription: plan })
  expect(standing.query()).toBeNull()
})

test('DEC-86 the banner shows on every tab', async () => {
  const { router } = await open({ invited: 'PENDING', colleagues: [sampleColleague(1)] })
  for (const tab of ['/billing', '/contacts', '']) {
    await router.navigate(`${path}${tab}`)
    await expect.element(standing.getByText('Waiting for Grace Whitfield to accept')).toBeVisible()
  }
})

test.each([
  ['not invited', {}, 'Invite Owner', true],
  ['expired and accepted', { invited: 'ACCEPTED', subscription: expired }, 'Email the owner', true],
  ['pending', { invited: 'PENDING' }, 'Resend Invite', false],
] as const)(
  'DEC-86 for a client that is %s, either the banner’s button or the log-in button is filled',
  async (_what, world, act, isFirmsMove) => {
    await open(world)
    const fill = getComputedStyle(logIn.element()).backgroundColor
    expect(fill === getComputedStyle(button('More Actions').element()).backgroundColor).toBe(isFirmsMove)
    expect(isFilled(act)).toBe(isFirmsMove)
  },
)

test('DEC-86 no button is filled if the account cannot be opened and the next act is not the firm’s', async () => {
  await open({ invited: 'ACCEPTED', subscription: { ...plan, status: 'CANCELLED' } })
  await expect.element(standing.getByText('The plan was cancelled')).toBeVisible()
  const plain = getComputedStyle(button('More Actions').element()).backgroundColor
  expect(getComputedStyle(logIn.element()).backgroundColor).toBe(plain)
})

test('DEC-86 archiving hides the checklist and shows the banner before the server responds', async () => {
  const { server } = await open({ invited: 'PENDING' })
  await expect.element(region('Onboarding')).toBeVisible()
  const release = server.hold(archiveBusinessClient, bluebird({ status: 'ARCHIVED' }))
  await button('More Actions').click()
  await menuItem('Archive Client').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive Client' }).click()
  await expect.element(standing.getByText(/^Archived on /)).toBeVisible()
  expect(region('Onboarding').query()).toBeNull()
  expect(
    page
      .getByText(/days? left/)
      .elements()
      .filter((one) => one.closest('ol')),
  ).toEqual([])
  release()
})

test('DEC-86 the banner’s Restore opens the dialog', async () => {
  await open({ client: { status: 'ARCHIVED' } })
  await standing.getByRole('button', { name: 'Restore Client' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore Client' }).click()
  await toasted('Action Completed', 'Client restored successfully.')
  await expect.element(standing.getByText(/^Archived/)).not.toBeInTheDocument()
})

test('DEC-93 the menu ends with the line that says when archiving becomes possible', async () => {
  await open({ invited: 'ACCEPTED', subscription: plan })
  await button('More Actions').click()
  const lines = page.getByRole('menuitem')
  await expect.element(lines.first()).toBeVisible()
  expect(lines.elements().map((line) => line.textContent)).toEqual([
    'Remove Access',
    'Remove access and archive',
    'Archive becomes available after access is removed',
  ])
  await expect.element(lines.last()).toHaveAttribute('aria-disabled', 'true')
})

test('DEC-11 DEC-93 no menu promises Remove Access for a client archived after its access was removed', async () => {
  await open({ client: { status: 'ARCHIVED' }, moments: { restores_to: 'NO_ACCESS' } })
  await expect.element(standing.getByText(/Restoring brings it back as No Access/)).toBeVisible()
  expect(button('More Actions').query()).toBeNull()
})
