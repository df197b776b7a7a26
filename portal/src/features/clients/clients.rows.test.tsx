import { getBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleClients, sampleRow } from '../../../testing/sample-records.ts'
import { listBusinessClients } from '../../api/contract.ts'

type Row = ReturnType<typeof sampleRow>
type Subscription = Partial<Row['subscription']>

const list = (...rows: Row[]) => memberOfFirm().answer(listBusinessClients, sampleClients(rows))
const { contact, subscription } = sampleRow(1)
const rowWith = (changes: Subscription) => sampleRow(1, { subscription: { ...subscription, ...changes } })
/** The cells with the client's data, between the checkbox and the menu. */
const shown = page
  .getByRole('cell')
  .filter({ hasNot: page.getByRole('checkbox') })
  .filter({ hasNot: page.getByRole('button', { name: /^Actions for/ }) })
const cell = (column: number) => shown.nth(column)

test('LIST-10 LIST-11 LIST-12 LIST-13 LIST-16 the columns are in order, and a row shows name, owner, email and plan', async () => {
  list(
    sampleRow(1, {
      name: 'Amberline Roofing',
      contact: { ...contact, name: 'Tom Okafor', email: 'tom@amberline.example' },
    }),
  )
  await renderApp('/clients')
  const headers = page.getByRole('columnheader').filter({ hasNot: page.getByRole('checkbox'), hasNotText: 'Actions' })
  await expect.element(headers.first()).toBeVisible()
  expect(headers.elements().map((header) => header.textContent)).toEqual([
    'Business Name',
    'Owner',
    'Invitation Status',
    'Status',
    'Plan / Add-ons',
    'Billing Type',
  ])
  await expect.element(page.getByRole('link', { name: 'Amberline Roofing' })).toBeVisible()
  expect(shown.elements().map((each) => each.textContent)).toEqual([
    'ARAmberline Roofing',
    'Tom Okafortom@amberline.example',
    'Accepted',
    'Active',
    'Plus Monthly, 3 Team Member Seats',
    'Billed to Firm',
  ])
  const name = page.getByText('Tom Okafor').element().getBoundingClientRect()
  const email = page.getByText('tom@amberline.example').element().getBoundingClientRect()
  expect(email.top).toBeGreaterThanOrEqual(name.bottom)
  expect(email.left).toBe(name.left)
})

test('LIST-12 LIST-16 an owner without an email and a client without a plan show ---, and -', async () => {
  list(sampleRow(1, { contact: { ...contact, email: null }, subscription: { ...subscription, status: 'CANCELLED' } }))
  await renderApp('/clients')
  await expect.element(cell(1)).toHaveTextContent('Owner 1---')
  await expect.element(cell(4)).toHaveTextContent('-')
})

test.each([
  ['STATE-01', { status: 'ACTIVE' }, 'Active'],
  ['STATE-02', { status: 'DIRECT_BILLING_PENDING' }, 'No Plan'],
  ['STATE-02', { status: 'INACTIVE' }, 'No Plan'],
  ['STATE-02', { status: 'CANCELLED' }, 'No Plan'],
  ['STATE-03', { status: 'ACTIVE_TRIAL', days_left: 12 }, 'Free Trial - 12 days left'],
  ['STATE-03', { status: 'ACTIVE_TRIAL', days_left: 21 }, 'Free Trial - 21 days left'],
  ['STATE-03', { status: 'ACTIVE_TRIAL', days_left: 2 }, 'Free Trial - 2 days left'],
  ['STATE-03', { status: 'ACTIVE_TRIAL', days_left: 1 }, 'Free Trial - 1 day left'],
  ['STATE-04', { status: 'TRIAL_EXPIRED' }, 'Trial Expired'],
  ['STATE-04', { status: 'TRIAL_EXPIRED', days_left: 0 }, 'Trial Expired'],
  ['STATE-05', { status: 'NO_ACCESS' }, 'No Access'],
  ['DEC-08', { status: 'ACTIVE_TRIAL', days_left: null }, 'No Status Set'],
  ['DEC-08', { status: 'ACTIVE_TRIAL', days_left: 0 }, 'No Status Set'],
  ['DEC-08', { status: 'ACTIVE_TRIAL', days_left: -1 }, 'No Status Set'],
] as const)('%s LIST-15 the Status cell of %j is a pill that reads %s', async (_id, changes, text) => {
  list(rowWith(changes))
  await renderApp('/clients')
  await expect.element(cell(3)).toHaveTextContent(text)
  expect(cell(3).element().querySelectorAll('svg')).toHaveLength(1)
})

test('STATE-06 a status that the list does not know reads No Status Set', async () => {
  const server = memberOfFirm()
  const answer = sampleClients([rowWith({ days_left: 12 })])
  const strange = JSON.parse(JSON.stringify(answer).replaceAll('"ACTIVE","days_left"', '"PAUSED","days_left"'))
  server.reply(listBusinessClients, () => Response.json(strange))
  await renderApp('/clients')
  await expect.element(cell(3)).toHaveTextContent('No Status Set')
})

test.each([
  ['STATE-11', 'ACCEPTED', 'Accepted'],
  ['STATE-12', 'DECLINED', 'Declined'],
  ['STATE-13', 'EXPIRED', 'Trial Expired'],
  ['STATE-14', 'PENDING', 'Invite Sent'],
  ['STATE-15', 'DRAFT', 'Not invited'],
] as const)(
  '%s LIST-14 the Invitation Status cell of %s is a pill that reads %s',
  async (_id, invitation_status, text) => {
    list(sampleRow(1, { contact: { ...contact, invitation_status } }))
    await renderApp('/clients')
    await expect.element(cell(2)).toHaveTextContent(text)
    expect(cell(2).element().querySelectorAll('svg')).toHaveLength(1)
  },
)

test('STATE-15 a row without any invitation reads Not invited', async () => {
  const answer = JSON.stringify(sampleClients([sampleRow(1)])).replace(',"invitation_status":"ACCEPTED"', '')
  memberOfFirm().reply(listBusinessClients, () => Response.json(JSON.parse(answer)))
  await renderApp('/clients')
  await expect.element(cell(2)).toHaveTextContent('Not invited')
})

test('LIST-17 CONST-12 CONST-13 the Billing Type cell reads Billed to Firm or Billed to Client', async () => {
  list(sampleRow(1, { ownership: 'ACCOUNTANT' }), sampleRow(2, { ownership: 'CLIENT' }))
  await renderApp('/clients')
  await expect.element(cell(5)).toHaveTextContent('Billed to Firm')
  await expect.element(cell(11)).toHaveTextContent('Billed to Client')
})

test('the tooltip of a row shows texts that may be truncated', async () => {
  list(sampleRow(1))
  await renderApp('/clients')
  await expect
    .element(page.getByRole('row', { name: /Client 1/ }))
    .toHaveAttribute('title', 'Client 1\nOwner 1\nowner1@client.example')
})

test('LIST-19 a click anywhere on a row opens its client', async () => {
  const server = memberOfFirm()
  server.refuse(getBusinessClient, 404)
  const { path } = await renderApp('/clients')
  const link = page.getByRole('link', { name: 'Client 2' })
  await expect.element(link).toHaveAttribute('href', `/clients/${sampleRow(2).uuid}`)
  // Except for its menu the whole row is one link, so middle click and the context menu work too.
  const { right, top, height } = page
    .getByRole('row', { name: /Client 2/ })
    .element()
    .getBoundingClientRect()
  expect(document.elementFromPoint(right - 90, top + height / 2)).toBe(link.element())
  await cell(11).click({ force: true })
  await expect.poll(path).toBe(`/clients/${sampleRow(2).uuid}`)
})

test('hovering over a row or focusing it prefetches its client', async () => {
  const server = memberOfFirm()
  await renderApp('/clients')
  const fetchedUuids = () => server.callsOf(getBusinessClient).map(({ url }) => url.pathname.split('/').at(-2))
  // Moves the pointer away from where the previous test left it.
  await page.getByRole('heading', { level: 1, name: 'Clients' }).hover()
  await page.getByRole('link', { name: 'Client 2' }).hover()
  await expect.poll(fetchedUuids).toEqual([sampleRow(2).uuid])
  page.getByRole('link', { name: 'Client 3' }).element().focus()
  await expect.poll(fetchedUuids).toEqual([sampleRow(2).uuid, sampleRow(3).uuid])
})
