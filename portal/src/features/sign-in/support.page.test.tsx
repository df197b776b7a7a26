import type { SignInView } from '@partner-hub/contracts/people/sign-in-pages.ts'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { inTheme, onWindowOf } from '../../../testing/screen.ts'
import { pageData } from '../../api/page-data.ts'
import { showView } from './testing/show-view.tsx'

type View = Extract<SignInView, { page: 'support' }>

const view = (changes: Partial<View> = {}): View => ({
  page: 'support',
  action: '/support',
  csrf: 'token-against-forgery',
  email: 'sam@northwind.example',
  typed: { firm: '', reason: '', ticket_number: '' },
  firms: [],
  has_more: false,
  problems: {},
  visit_minutes: 30,
  ...changes,
})

const firm = page.getByRole('textbox', { name: 'Firm' })
const reason = page.getByRole('textbox', { name: 'Reason' })
const ticket = page.getByRole('textbox', { name: 'Ticket number' })
const find = page.getByRole('button', { name: 'Find the firm' })
const next = page.getByRole('button', { name: 'Continue' })
const start = page.getByRole('button', { name: 'Start support session' })
const shows = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

test('the form says what a support session is, and posts firm, reason and ticket number', async () => {
  const posted = await showView(view())
  await shows(
    'You can look at one firm for 30 minutes, read-only. The firm sees your name, the reason and the ticket number.',
  )
  await shows('Signed in as sam@northwind.example.')
  await expect.element(firm).toHaveFocus()
  await firm.fill('Alder')
  await reason.fill('The list looks empty')
  await ticket.fill('T-4711')
  await find.click()
  const _csrf = 'token-against-forgery'
  expect(posted).toEqual([{ _csrf, firm: 'Alder', reason: 'The list looks empty', ticket_number: 'T-4711' }])
  await expect.poll(() => document.title).toBe('Start a support session · Partner Hub')
})

test.each(['support', 'support-confirm'] as const)('the page %s has a way to log out', async (name) => {
  await showView(name === 'support' ? view() : found)
  const logOut = page.getByRole('link', { name: 'Log out' })
  await expect.element(logOut).toHaveAttribute('href', `${pageData().hub_url}/logout?from=support`)
})

test('each of the three fields is required and shows its error before anything is posted', async () => {
  const posted = await showView(view())
  await find.click()
  await shows('Enter the firm you want to look at')
  await shows('Enter the reason')
  await shows('Enter the ticket number')
  await expect.element(firm).toHaveFocus()
  expect(posted).toEqual([])
})

test.each([
  [{ firm: 'support_firm_unknown' }, 'No firm has this name, ID or email'],
  [{ reason: 'support_reason_too_long' }, "The reason can't be longer than 500 characters"],
  [{ ticket_number: 'support_ticket_too_long' }, "The ticket number can't be longer than 50 characters"],
])('an error from the server shows at its field: %o', async (problems, text) => {
  await showView(
    view({ problems: problems as View['problems'], typed: { firm: 'Nobody', reason: 'r', ticket_number: 't' } }),
  )
  await shows(text)
  await expect.element(firm).toHaveValue('Nobody')
})

const firmOf = (number: number, name: string, more: Partial<View['firms'][number]> = {}) => ({
  uuid: `01990000-0000-7000-8000-00000000000${number}`,
  name,
  place: 'Halifax, CA',
  owner_email: `owner-${number}@alderfinch.example`,
  clients: 12,
  created_at: '2026-03-04T12:00:00.000Z',
  ...more,
})
const llp = firmOf(1, 'Alder & Finch LLP')
const partners = firmOf(2, 'Alder & Finch Partners', { clients: 1, place: 'CA' })
const typed = { firm: 'Alder', reason: 'The list looks empty', ticket_number: 'T-4711' }
const several = view({ firms: [llp, partners], typed })
const choices = () =>
  page
    .getByRole('radio')
    .elements()
    .map((radio) => [(radio as HTMLInputElement).labels?.[0]?.textContent, (radio as HTMLInputElement).checked])

test('firms with a matching name are listed with owner, clients and first day, and none is preselected', async () => {
  const posted = await showView(several)
  await expect.element(page.getByRole('radio').first()).toHaveFocus()
  expect(choices()).toEqual([
    ['Alder & Finch LLPowner-1@alderfinch.example12 clients · since Mar 4, 2026 · Halifax, CA', false],
    ['Alder & Finch Partnersowner-2@alderfinch.example1 client · since Mar 4, 2026 · CA', false],
  ])
  await next.click()
  await shows('Select the firm')
  expect(posted).toEqual([])
  await page.getByRole('radio', { name: /Alder & Finch Partners/ }).click()
  await next.click()
  expect(posted).toEqual([{ _csrf: 'token-against-forgery', ...typed, organization_uuid: partners.uuid }])
})

test('a single matching firm is not preselected either', async () => {
  await showView(view({ firms: [llp], typed }))
  expect(choices().map(([, isChosen]) => isChosen)).toEqual([false])
  expect(start.query()).toBeNull()
})

test('another name can be searched for without a choice, and the page says if there are more firms', async () => {
  const posted = await showView(view({ firms: [llp, partners], has_more: true, typed }))
  await shows('There are more. Enter more of the name to see them.')
  await firm.fill('Harbour')
  await next.click()
  expect(posted).toEqual([{ _csrf: 'token-against-forgery', ...typed, firm: 'Harbour' }])
})

const found: SignInView = {
  page: 'support-confirm',
  action: '/support/start',
  again_action: '/support',
  csrf: 'token-against-forgery',
  email: 'sam@northwind.example',
  typed,
  firm: llp,
  visit_minutes: 30,
  consent: null,
}

test('the firm found is shown for confirmation, and only confirming starts the visit', async () => {
  const posted = await showView(found)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Is this the firm?')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await shows('Alder & Finch LLP')
  expect([...document.querySelectorAll('dl > div')].map((fact) => fact.textContent)).toEqual([
    'Ownerowner-1@alderfinch.example',
    'Clients12',
    'CreatedMar 4, 2026',
    'PlaceHalifax, CA',
    'ReasonThe list looks empty',
    'Ticket numberT-4711',
  ])
  expect(page.getByText(llp.uuid).query()).toBeNull()
  expect(posted).toEqual([])
  expect(start.element().closest('form')?.getAttribute('action')).toBe('/support/start')
  await start.click()
  expect(posted).toEqual([{ _csrf: 'token-against-forgery', ...typed, organization_uuid: llp.uuid }])
})

test('searching for another firm keeps what was typed', async () => {
  const posted = await showView(found)
  const again = page.getByRole('button', { name: 'Find another firm' })
  expect(again.element().closest('form')?.getAttribute('action')).toBe('/support')
  await again.click()
  expect(posted).toEqual([{ _csrf: 'token-against-forgery', ...typed, again: 'yes' }])
})

test('someone who is not staff is told so, and may use another account', async () => {
  await showView({ page: 'support-refused', email: 'maya@alderfinch.example', sign_in_url: '/support/sign-in' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Only for support staff')
  await shows('maya@alderfinch.example is not an account of support staff.')
  await expect
    .element(page.getByRole('link', { name: 'Sign in with another account' }))
    .toHaveAttribute('href', '/support/sign-in')
})

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)('at %i px in %s the form and the confirmation have no axe violations and fit', async (width, theme) => {
  await onWindowOf(width)
  inTheme(theme)
  const long = { name: 'B'.repeat(120), owner_email: `${'b'.repeat(120)}@long.example` }
  for (const shown of [
    view({ ...several, firms: [llp, firmOf(3, '', long)] }),
    { ...found, firm: firmOf(3, '', long) },
  ]) {
    await showView(shown)
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await cleanup()
  }
})
