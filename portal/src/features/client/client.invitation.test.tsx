import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { button, clientOfFirm, region, standing, toasted } from '../../../testing/client-world.ts'
import { CONTACT_UUID, message, template } from '../../../testing/invitation-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID, sampleColleague, sampleInvitation } from '../../../testing/sample-client.ts'
import { inTheme, onWindowOf } from '../../../testing/screen.ts'
import {
  getClientContact,
  getClientInvitation,
  listEmailTemplates,
  switchFirmReminders,
  switchReminders,
} from '../../api/contract.ts'
import { getMany } from '../../api/get-many.ts'

type World = Parameters<typeof clientOfFirm>[0]

const path = `/clients/${CLIENT_UUID}`
const owner = region(/^Owner/)
const onboarding = region('Onboarding')
const inOwner = (name: string) => owner.getByRole('link', { name, exact: true })
const invitePath = `/invite-owner/${CONTACT_UUID}`
const planFirst = 'You must select a plan for this client before inviting them'

const open = async (world: World) => {
  const server = clientOfFirm(world)
  server.answer(listEmailTemplates, { results: [template()], count: 1 })
  const app = await renderApp(path)
  await expect.element(page.getByRole('heading', { name: /^Owner/ })).toBeVisible()
  return { ...app, server }
}

test('CLIENT-09 CLIENT-11 PERM-22 with a draft, Invite Owner opens the editor, and Edit Owner shows too', async () => {
  const app = await open({ invited: 'DRAFT' })
  await expect.element(button('Edit Owner')).toBeVisible()
  await expect.element(inOwner('Invite Owner')).toHaveAttribute('href', invitePath)
  await inOwner('Invite Owner').click()
  await expect.element(message).toBeVisible()
  expect(app.path()).toBe(invitePath)
})

test('CLIENT-09 without any invitation the button is Invite Owner too', async () => {
  await open({})
  await expect.element(inOwner('Invite Owner')).toBeVisible()
})

test.each(['PENDING', 'DECLINED', 'EXPIRED'] as const)(
  'CLIENT-10 CLIENT-11 PERM-22 an invitation that is %s can be sent again, and the owner be edited',
  async (invited) => {
    await open({ invited })
    await expect.element(inOwner('Resend Invitation')).toHaveAttribute('href', invitePath)
    expect(inOwner('Invite Owner').query()).toBeNull()
    await expect.element(button('Edit Owner')).toBeVisible()
  },
)

test('CLIENT-10 of several invitations the newest, which comes first, decides the button', async () => {
  const [newest, before] = [sampleInvitation(2, 'EXPIRED'), sampleInvitation(1, 'DRAFT')]
  const server = clientOfFirm({ owner: { client_invitations: [newest.uuid, before.uuid] } })
  server.answer(getClientInvitation, ({ url }) => (url.pathname.includes(newest.uuid) ? newest : before))
  await renderApp(path)
  await expect.element(inOwner('Resend Invitation')).toBeVisible()
})

test('PERM-22 once the invitation is accepted neither button shows', async () => {
  await open({ invited: 'ACCEPTED' })
  expect(owner.getByRole('link', { name: /Invit/ }).query()).toBeNull()
  expect(owner.getByRole('button').query()).toBeNull()
})

test.each(['DIRECT_BILLING_PENDING', 'INACTIVE', 'TRIAL_EXPIRED', 'CANCELLED'] as const)(
  'CLIENT-13 ERR-32 PERM-21 with %s the invite button is disabled, with an alert icon and the reason',
  async (status) => {
    const app = await open({ invited: 'DRAFT', subscription: { status, days_left: null } })
    const invite = owner.getByRole('button', { name: 'Invite Owner' })
    await expect.element(invite).toHaveAttribute('aria-disabled', 'true')
    expect(invite.element().querySelector('svg')?.classList.contains('lucide-circle-alert')).toBe(true)
    await userEvent.tab()
    ;(invite.element() as HTMLElement).focus()
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(planFirst)
    await userEvent.keyboard('{Enter}')
    expect(app.path()).toBe(path)
  },
)

test('PERM-21 without a plan an invitation that was sent cannot be sent again either', async () => {
  await open({ invited: 'PENDING', subscription: { status: 'CANCELLED', days_left: null } })
  await expect.element(button('Resend Invitation')).toHaveAttribute('aria-disabled', 'true')
})

test.each(['ACTIVE', 'ACTIVE_TRIAL'] as const)(
  'PERM-21 CLIENT-13 with %s the invite button is enabled',
  async (status) => {
    await open({ invited: 'PENDING', subscription: { status } })
    await expect.element(inOwner('Resend Invitation')).toBeVisible()
    expect(inOwner('Resend Invitation').element().querySelector('.lucide-circle-alert')).toBeNull()
  },
)

test('DEC-19 the pill of an expired invitation reads Trial Expired, and its tooltip says what has expired', async () => {
  await open({ invited: 'EXPIRED' })
  const pill = owner.getByText('Trial Expired', { exact: true })
  await pill.hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('The invitation has expired')
})

test('ERR-08 invitations that fail to load show an error in the Owner section and a toast; inviting is off', async () => {
  const server = clientOfFirm({ invited: 'PENDING' })
  server.refuse(getClientInvitation, 500)
  await renderApp(path)
  await expect
    .element(owner.getByRole('alert'))
    .toMatchTextContent(/^Invitations cannot be fetched\s*There was an error fetching invitations\. Try again later\./)
  await toasted('Invitations cannot be fetched', 'There was an error fetching invitations. Try again later.')
  expect(owner.getByRole('link', { name: /Invit/ }).query()).toBeNull()
  server.answer(getClientInvitation, sampleInvitation(1, 'PENDING'))
  await button('Try again').click()
  await expect.element(inOwner('Resend Invitation')).toBeVisible()
})

test('CALL-21 F28 a batch of invitations fails as a whole when one of them cannot be fetched', async () => {
  const [one, two] = [sampleInvitation(1, 'PENDING'), sampleInvitation(2, 'DRAFT')]
  const colleague = sampleColleague(1, { client_invitations: [two.uuid] })
  const server = clientOfFirm({ invited: 'PENDING', colleagues: [colleague] })
  server.reply(getClientInvitation, ({ url }) =>
    url.pathname.includes(two.uuid)
      ? Response.json({ code: 'not_found', detail: 'None' }, { status: 404 })
      : Response.json(one),
  )
  const batch = getMany(getClientInvitation, [one.uuid, two.uuid], 'fail', { failure: 'Invitations cannot be fetched' })
  await expect(batch).rejects.toThrow('Invitations cannot be fetched')
  await renderApp(path)
  await expect.element(owner.getByRole('alert')).toMatchTextContent(/^Invitations cannot be fetched/)
  expect(owner.getByRole('link', { name: /Invit/ }).query()).toBeNull()
})

test('a mail on its way is shown as such; a delivered one shows its date and how long its link is valid', async () => {
  const dates = { sent_at: '2026-11-12T12:00:00Z', expires_at: '2026-12-12T12:00:00Z' }
  const { server, events } = await open({ invited: 'PENDING', invitation: { delivery: 'WAITING', ...dates } })
  await expect.element(standing.getByText(/^The invitation is on its way\./)).toBeVisible()
  server.changesInvitationElsewhere({ delivery: 'SENT' })
  await events.says(`client:${CLIENT_UUID}`)
  await expect
    .element(standing.getByText(/^Invited on Nov 12, 2026\. The link works until Dec 12, 2026\./))
    .toBeVisible()
})

test.each([
  ['FAILED', 'Not delivered', 'The mail server refused it on Nov 13, 2026: 550 No such user here'],
  ['BOUNCED', 'Bounced', 'It bounced on Nov 13, 2026: 550 No such user here'],
] as const)('DEC-86 an invitation that %s has a second pill, and the banner says why', async (delivery, pill, why) => {
  await open({
    invited: 'PENDING',
    invitation: { delivery, delivery_problem: '550 No such user here' },
    moments: { delivery_at: '2026-11-13T12:00:00Z' },
  })
  await expect.element(page.getByRole('heading', { name: /^Owner/ })).toMatchTextContent(`Owner Invite Sent${pill}`)
  await expect.element(standing.getByText("The invitation didn't reach grace@bluebirdbakery.example")).toBeVisible()
  await expect
    .element(standing.getByText(`${why}. Check the address with Grace Whitfield, then send it again.`))
    .toBeVisible()
})

test('DEC-22 the reminders switch moves at once, and moves back with an error if it could not be saved', async () => {
  const { server } = await open({ invited: 'PENDING' })
  const reminders = owner.getByRole('switch', { name: /^Automatic reminders/ })
  await expect.element(reminders).toBeChecked()
  server.answer(switchReminders, { ...sampleInvitation(1, 'PENDING'), reminders: false })
  await reminders.click()
  await expect.element(reminders).not.toBeChecked()
  await expect.poll(() => server.callsOf(switchReminders).map(({ body }) => body)).toEqual([{ reminders: false }])
  server.refuse(switchReminders, 500)
  await reminders.click()
  await toasted('Reminders cannot be changed', 'Failed to change the reminders.')
  await expect.element(reminders).not.toBeChecked()
})

test('DEC-22 reminders can be switched off for the whole firm after a question; clients keep their setting', async () => {
  const { server } = await open({ invited: 'PENDING' })
  server.answer(switchFirmReminders, { reminders: false })
  const question = page.getByRole('alertdialog', { name: 'Turn off reminders for all clients?' })
  await owner.getByRole('button', { name: 'Turn off for all clients' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(server.callsOf(switchFirmReminders)).toEqual([])
  await owner.getByRole('button', { name: 'Turn off for all clients' }).click()
  server.answer(getClientInvitation, { ...sampleInvitation(1, 'PENDING'), firm_reminders: false })
  await question.getByRole('button', { name: 'Turn off for all clients' }).click()
  await expect.element(owner.getByText('Automatic reminders are off for your firm')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  expect(server.callsOf(switchFirmReminders).map(({ body }) => body)).toEqual([{ reminders: false }])
  expect(server.callsOf(switchReminders)).toEqual([])
  await toasted('Reminders are off', "Your clients' owners won't get any more reminders.")
})

test('an owner who has opted out of reminders gets none, and the firm cannot switch them on', async () => {
  await open({ invited: 'PENDING', invitation: { reminders_refused: true } })
  await expect.element(owner.getByText('The owner turned off reminders.')).toBeVisible()
  expect(owner.getByRole('switch').query()).toBeNull()
  expect(owner.getByRole('button', { name: 'Turn off for all clients' }).query()).toBeNull()
})

test('DEC-22 with reminders off for the whole firm there is no switch for the client, and they can be turned on again', async () => {
  const { server } = await open({ invited: 'PENDING', invitation: { firm_reminders: false } })
  await expect.element(owner.getByText('Automatic reminders are off for your firm')).toBeVisible()
  expect(owner.getByRole('switch').query()).toBeNull()
  server.refuse(switchFirmReminders, 500)
  await owner.getByRole('button', { name: 'Turn on' }).click()
  await toasted('Reminders cannot be changed', 'Failed to change the reminders.')
  server.answer(switchFirmReminders, { reminders: true })
  server.answer(getClientInvitation, sampleInvitation(1, 'PENDING'))
  await owner.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(owner.getByRole('switch', { name: /^Automatic reminders/ })).toBeChecked()
  await toasted('Reminders are on', 'Owners get reminders again, except for clients where you turned them off.')
})

test.each(['DRAFT', 'DECLINED', 'EXPIRED', 'ACCEPTED'] as const)(
  'a %s invitation has neither link nor reminders',
  async (invited) => {
    await open({ invited })
    expect(button('Copy link').query()).toBeNull()
    expect(page.getByRole('switch').query()).toBeNull()
  },
)

test('ONB-03 ONB-06 step 1 of the checklist has the button Invite Owner, which goes to the editor', async () => {
  await open({ invited: 'DRAFT', client: { ml_redirect_url: null } })
  const first = onboarding.getByRole('listitem').first()
  await expect.element(first.getByText('Set up account and invite owner', { exact: true })).toBeVisible()
  const invite = first.getByRole('link', { name: 'Invite Owner', exact: true })
  await expect.element(invite).toHaveAttribute('href', invitePath)
  expect(onboarding.getByRole('link').elements()).toHaveLength(1)
})

test('ONB-04 ONB-06 step 2 has the button Resend Invite once the owner was invited', async () => {
  await open({ invited: 'PENDING', client: { ml_redirect_url: null } })
  const second = onboarding.getByRole('listitem').nth(1)
  await expect.element(second.getByText('Owner accepts invite', { exact: true })).toBeVisible()
  const invite = second.getByRole('link', { name: 'Resend Invite', exact: true })
  await expect.element(invite).toHaveAttribute('href', invitePath)
  expect(onboarding.getByRole('link').elements()).toHaveLength(1)
})

test.each(['DRAFT', 'PENDING', 'DECLINED', 'EXPIRED'] as const)(
  'ONB-17 ONB-06 a firm that pays has a banner with Resend Invite while the invitation is %s',
  async (invited) => {
    await open({ client: { billing_owner: 'ACCOUNTANT' }, invited, subscription: { status: 'ACTIVE' } })
    await expect.element(page.getByText('Ready, set, collaborate!', { exact: true })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Resend Invite', exact: true }))
      .toHaveAttribute('href', invitePath)
  },
)

test('PERM-21 without a plan the checklist’s button is disabled too', async () => {
  await open({ invited: 'DRAFT', subscription: { status: 'CANCELLED', days_left: null } })
  await expect
    .element(onboarding.getByRole('button', { name: 'Invite Owner' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('ONB-19 DEC-65 an open page announces the acceptance without a reload, once', async () => {
  const { server, events } = await open({ invited: 'PENDING' })
  server.changesInvitationElsewhere({ invitation_status: 'ACCEPTED' })
  await events.says('clients', `client:${CLIENT_UUID}`)
  await expect
    .element(standing)
    .toMatchTextContent(
      /Great news, your invitation was accepted!\s*Grace Whitfield can now log in to the account you created for them\./,
    )
  await expect.element(page.getByRole('heading', { name: /^Owner/ })).toMatchTextContent('Owner Accepted')
  expect(button('Edit Owner').query()).toBeNull()
  const read = server.callsOf(getClientContact).length
  await events.says(`client:${CLIENT_UUID}`)
  await expect.poll(() => server.callsOf(getClientContact).length).toBe(read + 1)
  expect(page.getByText('Great news, your invitation was accepted!').elements()).toHaveLength(1)
})

test('ONB-19 a page opened after the acceptance announces nothing', async () => {
  await open({ invited: 'ACCEPTED' })
  expect(page.getByText('Great news, your invitation was accepted!').query()).toBeNull()
})

test.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)('at %i px in %s the invitation parts have no axe violations and fit', async (width, theme) => {
  await onWindowOf(width)
  inTheme(theme)
  await open({ invited: 'PENDING', invitation: { delivery: 'BOUNCED', delivery_problem: '550 No such user here' } })
  expect(await axeViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
