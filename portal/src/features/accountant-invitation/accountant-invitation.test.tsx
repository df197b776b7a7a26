import type { AccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleInvitationToTeam as invitation } from '../../../testing/accountant-invitation.ts'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleClients, sampleRow } from '../../../testing/sample-records.ts'
import { inTheme, onWindowOf } from '../../../testing/screen.ts'
import {
  acceptAccountantInvitation,
  declineAccountantInvitation,
  getAccountantInvitation,
  listAccountantInvitations,
  listBusinessClients,
} from '../../api/contract.ts'

const CLIENT = '01990000-0000-7000-9000-000000000302'
const path = `/accountant-invitations/${invitation().uuid}`
const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const heading = page.getByRole('heading', { level: 1 })
const question = page.getByRole('alertdialog', { name: 'Decline the invitation?' })

/** A server that stores the invitation, so that an answer changes the next read. */
const invited = (changes: Partial<AccountantInvitation> = {}) => {
  const server = memberOfFirm()
  let current = invitation(changes)
  server.answer(getAccountantInvitation, () => current)
  server.answer(acceptAccountantInvitation, () => {
    current = { ...current, state: 'ACCEPTED', business_client: CLIENT, has_access: true }
    return { business_client: CLIENT }
  })
  server.answer(declineAccountantInvitation, () => {
    current = { ...current, state: 'DECLINED' }
    return { declined: true as const }
  })
  return server
}

test('DEC-62 PERM-09 the page says who invites to what and what accepting means; opening it changes nothing', async () => {
  const server = invited()
  await renderApp(path)
  await expect.element(heading).toHaveTextContent("Rosa Delgado invited you to Harbour & Pine Joinery's team")
  await expect
    .element(
      page.getByText('They keep their books in Northwind Books and want your firm on their team as an accountant.'),
    )
    .toBeVisible()
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([
    'The client appears in your listWith the owner as Accepted, in your default group. There are no onboarding steps.',
    'You can log in to the accountYour firm sees and edits the books as soon as you accept, until the owner removes you or you leave.',
    'Your firm pays nothingThe plan is billed to the client.',
  ])
  const facts = [...document.querySelectorAll('dl > div')].map((fact) => fact.textContent)
  expect(facts).toEqual([
    'Invited byRosa Delgado, ownerrosa@harbourpine.example',
    'Your role thereAccountant',
    `Valid until${new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date('2026-12-14T12:00:00Z'))}`,
  ])
  await expect.element(page.getByText('Signed in as maya@alderfinch.example')).toBeVisible()
  expect(document.title).toBe('Invitation to a team · Partner Hub')
  expect([server.callsOf(acceptAccountantInvitation), server.callsOf(declineAccountantInvitation)]).toEqual([[], []])
})

test('PERM-08 DEC-62 Accept makes the business a client with one keyed call, and links to it', async () => {
  const server = invited()
  await renderApp(path)
  await button('Accept').click()
  await expect.element(heading).toHaveTextContent('Harbour & Pine Joinery is your client')
  await expect.element(heading).toHaveFocus()
  await expect.element(link('Open the client')).toHaveAttribute('href', `/clients/${CLIENT}`)
  await expect.element(link('Go to Clients')).toHaveAttribute('href', '/clients')
  const calls = server.callsOf(acceptAccountantInvitation)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
})

test('Decline asks for confirmation, then says how to be invited again', async () => {
  const server = invited()
  await renderApp(path)
  await button('Decline').click()
  await expect.element(question).toMatchTextContent("Harbour & Pine Joinery won't become your client.")
  await question.getByRole('button', { name: 'Keep it open' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(server.callsOf(declineAccountantInvitation)).toEqual([])
  await button('Decline').click()
  await question.getByRole('button', { name: 'Decline' }).click()
  await expect.element(heading).toHaveTextContent('You declined')
  await expect.element(page.getByText('If you change your mind, ask the owner to invite you again.')).toBeVisible()
})

test.each([
  ['WITHDRAWN', 'The invitation was withdrawn', "The owner withdrew it. Ask them if you think that's a mistake."],
  [
    'EXPIRED',
    'This invitation has expired',
    'Ask the owner to withdraw it in Northwind Books and to invite you again.',
  ],
] as const)('an invitation that is %s says so and what to do', async (state, title, text) => {
  invited({ state })
  await renderApp(path)
  await expect.element(heading).toHaveTextContent(title)
  await expect.element(page.getByText(text)).toBeVisible()
  expect(button('Accept').query()).toBeNull()
})

test('DEC-62 the link of a firm that accepted and has left says that the access has ended', async () => {
  invited({ state: 'ACCEPTED', business_client: CLIENT, has_access: false })
  await renderApp(path)
  await expect.element(heading).toHaveTextContent('Your firm no longer has access to Harbour & Pine Joinery')
  await expect.element(page.getByText(/If the owner invited you again, open the newer email\.$/)).toBeVisible()
  await expect.element(link('Open the client')).toHaveAttribute('href', `/clients/${CLIENT}`)
})

test('if the invitation has changed since, the page shows its current state', async () => {
  const server = invited()
  await renderApp(path)
  await expect.element(button('Accept')).toBeVisible()
  server.refuse(acceptAccountantInvitation, 410, { code: 'link_expired', detail: 'Over' })
  server.answer(getAccountantInvitation, invitation({ state: 'WITHDRAWN' }))
  await button('Accept').click()
  await expect.element(heading).toHaveTextContent('The invitation was withdrawn')
})

test('a failed call changes nothing and can be retried with the same key', async () => {
  const server = invited()
  await renderApp(path)
  await expect.element(button('Accept')).toBeVisible()
  server.refuse(acceptAccountantInvitation, 500)
  await button('Accept').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Nothing changed. Try again.')
  server.answer(getAccountantInvitation, invitation({ state: 'ACCEPTED', business_client: CLIENT, has_access: true }))
  server.answer(acceptAccountantInvitation, { business_client: CLIENT })
  await button('Accept').click()
  await expect.element(heading).toHaveTextContent('Harbour & Pine Joinery is your client')
  const keys = server.callsOf(acceptAccountantInvitation).map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
})

test('B1 an invitation for someone else looks like none; the page shows the signed-in address and a link', async () => {
  const server = memberOfFirm()
  server.refuse(getAccountantInvitation, 404, { code: 'not_found', detail: 'Not found' })
  await renderApp(path)
  await expect.element(heading).toHaveTextContent('This invitation is not for you')
  await expect.element(page.getByText(/There is no such invitation for maya@alderfinch\.example\./)).toBeVisible()
  await expect.element(link('Log out')).toHaveAttribute('href', '/logout')
})

test('an invitation that failed to load shows an error and can be retried', async () => {
  const server = memberOfFirm()
  server.refuse(getAccountantInvitation, 500)
  await renderApp(path)
  await expect.element(page.getByRole('alert')).toMatchTextContent("The invitation couldn't be loaded")
  server.answer(getAccountantInvitation, invitation())
  await button('Try again').click()
  await expect.element(button('Accept')).toBeVisible()
})

const notice = page.getByRole('region', { name: 'Invitations from businesses' })

/** The document states how many are waiting when it opens. */
const waitingAtFirst = (count: number) => {
  document.documentElement.dataset.accountantInvitations = String(count)
  onTestFinished(() => {
    delete document.documentElement.dataset.accountantInvitations
  })
}

test('DEC-62 PERM-09 a business that invites is named above the list, with a link; it is not a client yet', async () => {
  const server = memberOfFirm()
  server.answer(listAccountantInvitations, { results: [invitation()] })
  waitingAtFirst(1)
  await renderApp('/clients')
  await expect.element(notice).toMatchTextContent('Harbour & Pine Joinery invited your firm to its team.')
  await expect.element(notice.getByRole('link', { name: 'See the invitation' })).toHaveAttribute('href', path)
  expect(page.getByRole('row', { name: /Harbour & Pine/ }).query()).toBeNull()
})

test('DEC-62 several businesses are counted, with a link each', async () => {
  const server = memberOfFirm()
  const other = '01990000-0000-7000-9000-000000000303'
  server.answer(listAccountantInvitations, {
    results: [invitation(), invitation({ uuid: other, business_name: 'Bluebird Bakery' })],
  })
  waitingAtFirst(2)
  await renderApp('/clients')
  await expect.element(notice).toMatchTextContent('2 businesses invited your firm to their teams.')
  const links = notice.getByRole('link').elements()
  expect(links.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Harbour & Pine Joinery', path],
    ['Bluebird Bakery', `/accountant-invitations/${other}`],
  ])
})

test('without invitations there is no call for them; if they fail to load, the list shows without them', async () => {
  const server = memberOfFirm()
  server.refuse(listAccountantInvitations, 500)
  const { events } = await renderApp('/clients')
  await expect.element(link('Client 1')).toBeVisible()
  expect(server.callsOf(listAccountantInvitations)).toHaveLength(0)
  await events.says('accountant_invitations')
  await expect.poll(() => server.callsOf(listAccountantInvitations).length).toBe(1)
  expect(notice.query()).toBeNull()
  expect(page.getByRole('alert').query()).toBeNull()
})

test('the page waits for the names, so that the list does not shift', async () => {
  const server = memberOfFirm()
  const release = server.hold(listAccountantInvitations, { results: [invitation()] })
  waitingAtFirst(1)
  await renderApp('/clients')
  await expect.poll(() => server.callsOf(listAccountantInvitations).length).toBe(1)
  expect(link('Client 1').query()).toBeNull()
  release()
  await expect.element(link('Client 1')).toBeVisible()
  await expect.element(notice).toBeVisible()
})

test('DEC-65 an invitation shows on the open list without a reload, and so does the client it becomes', async () => {
  const server = memberOfFirm()
  const { events } = await renderApp('/clients')
  await expect.element(link('Client 1')).toBeVisible()
  server.answer(listAccountantInvitations, { results: [invitation()] })
  await events.says('accountant_invitations')
  await expect.element(notice).toBeVisible()
  server.answer(listAccountantInvitations, { results: [] })
  server.answer(listBusinessClients, sampleClients([sampleRow(1), sampleRow(2, { name: 'Harbour & Pine Joinery' })]))
  await events.says('clients', 'accountant_invitations')
  await expect.element(link('Harbour & Pine Joinery')).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
})

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)(
  'no axe violations at %i px in %s: open, asked, answered, missing, failed, waiting',
  async (width, theme) => {
    await onWindowOf(width)
    inTheme(theme)
    const server = invited()
    const { router } = await renderApp(path)
    await expect.element(button('Accept')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(width)
    await button('Decline').click()
    await expect.element(question).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await question.getByRole('button', { name: 'Keep it open' }).click()
    await button('Accept').click()
    await expect.element(heading).toHaveTextContent('Harbour & Pine Joinery is your client')
    expect(await axeViolations()).toEqual([])

    const missing = '01990000-0000-7000-9000-000000000304'
    server.refuse(getAccountantInvitation, 404, { code: 'not_found', detail: 'Not found' })
    await router.navigate(`/accountant-invitations/${missing}`)
    await expect.element(heading).toHaveTextContent('This invitation is not for you')
    expect(await axeViolations()).toEqual([])
    server.refuse(getAccountantInvitation, 500)
    await router.navigate('/accountant-invitations/01990000-0000-7000-9000-000000000305')
    await expect.element(button('Try again')).toBeVisible()
    expect(await axeViolations()).toEqual([])

    waitingAtFirst(2)
    server.answer(listAccountantInvitations, {
      results: [invitation(), invitation({ uuid: missing, business_name: 'B'.repeat(120) })],
    })
    await router.navigate('/clients')
    await expect.element(notice).toBeVisible()
    expect(await axeViolations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)
