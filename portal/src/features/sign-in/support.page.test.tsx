import type { SignInView } from '@partner-hub/contracts/sign-in-pages.ts'
import axe from 'axe-core'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { showView } from './testing/show-view.tsx'

type View = Extract<SignInView, { page: 'support' }>

const view = (changes: Partial<View> = {}): View => ({
  page: 'support',
  action: '/support',
  csrf: 'token-against-forgery',
  email: 'sam@northwind.example',
  typed: { firm: '', reason: '', ticket_number: '' },
  firms: [],
  problems: {},
  visit_minutes: 30,
  ...changes,
})

const firm = page.getByRole('textbox', { name: 'Firm' })
const reason = page.getByRole('textbox', { name: 'Reason' })
const ticket = page.getByRole('textbox', { name: 'Ticket number' })
const start = page.getByRole('button', { name: 'Start support session' })
const shows = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

test('the form says what a support session is, and posts firm, reason and ticket number', async () => {
  const posted = await showView(view())
  await shows(
    'You look at one firm for 30 minutes and can change nothing. The firm sees your name, the reason and the ticket number.',
  )
  await shows('Signed in as sam@northwind.example.')
  await expect.element(firm).toHaveFocus()
  await firm.fill('Alder')
  await reason.fill('The list looks empty')
  await ticket.fill('T-4711')
  await start.click()
  const _csrf = 'token-against-forgery'
  expect(posted).toEqual([{ _csrf, firm: 'Alder', reason: 'The list looks empty', ticket_number: 'T-4711' }])
  await expect.poll(() => document.title).toBe('Start a support session · Partner Hub')
})

test('each of the three is required and says so at its field before anything is posted', async () => {
  const posted = await showView(view())
  await start.click()
  await shows('Enter the firm you want to look at')
  await shows('Enter the reason')
  await shows('Enter the ticket number')
  await expect.element(firm).toHaveFocus()
  expect(posted).toEqual([])
})

test.each([
  [{ firm: 'support_firm_unknown' }, 'No firm has this name or id'],
  [{ reason: 'support_reason_too_long' }, "The reason can't be longer than 500 characters"],
  [{ ticket_number: 'support_ticket_too_long' }, "The ticket number can't be longer than 50 characters"],
])('what the server refuses stands at its field: %o', async (problems, text) => {
  await showView(
    view({ problems: problems as View['problems'], typed: { firm: 'Nobody', reason: 'r', ticket_number: 't' } }),
  )
  await shows(text)
  await expect.element(firm).toHaveValue('Nobody')
})

const firms = [
  { uuid: '01990000-0000-7000-8000-000000000001', name: 'Alder & Finch LLP', place: 'Halifax, CA' },
  { uuid: '01990000-0000-7000-8000-000000000002', name: 'Alder & Finch Partners', place: 'CA' },
]
const several = view({
  firms,
  problems: { organization_uuid: 'support_firm_ambiguous' },
  typed: { firm: 'Alder', reason: 'The list looks empty', ticket_number: 'T-4711' },
})

test('of several firms of a name one is chosen', async () => {
  const posted = await showView(several)
  await shows('Select the firm, or enter its id')
  await page.getByRole('radio', { name: /Alder & Finch Partners/ }).click()
  await start.click()
  expect(posted).toEqual([expect.objectContaining({ firm: 'Alder', organization_uuid: firms[1]?.uuid })])
})

test('who is no staff is told so, and may use another account', async () => {
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
] as const)('at %i px in %s the form has no fault that axe finds, and fits', async (width, theme) => {
  await page.viewport(width, 900)
  document.documentElement.dataset.theme = theme
  onTestFinished(async () => {
    delete document.documentElement.dataset.theme
    await page.viewport(1440, 900)
  })
  await showView(several)
  const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
