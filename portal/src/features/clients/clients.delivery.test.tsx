import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleClients, sampleRow } from '../../../testing/sample-records.ts'
import { inTheme, onWindowOf } from '../../../testing/screen.ts'
import { listBusinessClients } from '../../api/contract.ts'

const { contact } = sampleRow(1)
type Lost = Pick<typeof contact, 'lost' | 'lost_reason'>

/** The first two clients differ only in the second one's mail. */
const listWith = (mail: Lost) =>
  memberOfFirm().answer(
    listBusinessClients,
    sampleClients([
      sampleRow(1, { contact: { ...contact, invitation_status: 'PENDING' } }),
      sampleRow(2, { contact: { ...contact, invitation_status: 'PENDING', ...mail } }),
    ]),
  )
const row = (number: number) => page.getByRole('row', { name: new RegExp(`Client ${number}`) })
/** The fourth cell, after the checkbox, the name and the owner. */
const invitationOf = (number: number) => row(number).getByRole('cell').nth(3)
const heightOf = (number: number) => row(number).element().getBoundingClientRect().height

test.each([
  ['FAILED', '550 No such user here', 'The invitation was not delivered. 550 No such user here'],
  ['BOUNCED', '552 Mailbox full', 'The invitation bounced. 552 Mailbox full'],
  ['BOUNCED', null, 'The invitation bounced.'],
] as const)(
  'DEC-22 a mail that %s shows below the pill, with the reason as its tooltip',
  async (lost, lost_reason, why) => {
    listWith({ lost, lost_reason })
    await renderApp('/clients')
    await expect.element(invitationOf(2)).toHaveTextContent('Invite SentNot delivered')
    await expect.element(invitationOf(1)).toHaveTextContent('Invite Sent')
    expect(heightOf(2)).toBe(heightOf(1))
    // Moves the pointer away from where the previous test left it.
    await page.getByRole('heading', { level: 1, name: 'Clients' }).hover()
    await row(2).getByText('Not delivered').hover()
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(why)
  },
)

test('DEC-22 the reason for a lost mail is reachable by keyboard', async () => {
  listWith({ lost: 'BOUNCED', lost_reason: '552 Mailbox full' })
  await renderApp('/clients')
  await expect.element(row(2)).toBeVisible()
  page.getByRole('link', { name: 'Client 2' }).element().focus()
  await userEvent.tab()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('The invitation bounced. 552 Mailbox full')
})

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)('DEC-22 at %i px in %s the row has no axe violations and fits', async (width, theme) => {
  await onWindowOf(width)
  inTheme(theme)
  listWith({ lost: 'FAILED', lost_reason: '550 No such user here' })
  await renderApp('/clients')
  const words = page.getByText('Not delivered')
  await expect.element(words).toBeVisible()
  expect(words.element().getBoundingClientRect().right).toBeLessThanOrEqual(width)
  expect(document.documentElement.scrollWidth).toBe(width)
  expect(await axeViolations()).toEqual([])
})
