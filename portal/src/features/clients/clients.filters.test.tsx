import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { sampleClients, sampleRow } from '../../../testing/sample-records.ts'
import { onWindowOf } from '../../../testing/screen.ts'
import { listBusinessClients } from '../../api/contract.ts'

const chip = (name: string | RegExp) => page.getByRole('button', { name })
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

const open = async (path = '/clients') => {
  const server = memberOfFirm()
  server.answer(listBusinessClients, sampleClients([sampleRow(1)], 248))
  const app = await renderApp(path)
  await expect.element(page.getByRole('link', { name: 'Client 1', exact: true })).toBeVisible()
  const lastCall = () => server.callsOf(listBusinessClients).at(-1)?.url.searchParams
  return { ...app, lastCall, search: () => app.router.state.location.search }
}

test('DEC-01 DEC-02 a filter has the labels of the pills, is applied by the server, and is in the URL', async () => {
  const { search, lastCall } = await open('/clients?page=3')
  await chip('Status').click()
  await box('No Plan').click()
  await expect.poll(search).toBe('?subscription_status=DIRECT_BILLING_PENDING,INACTIVE,CANCELLED')
  await expect.poll(() => lastCall()?.get('subscription_status')).toBe('DIRECT_BILLING_PENDING,INACTIVE,CANCELLED')
  await box('Active').click()
  await expect.poll(search).toBe('?subscription_status=ACTIVE,DIRECT_BILLING_PENDING,INACTIVE,CANCELLED')
  await userEvent.keyboard('{Escape}')
  await expect.element(chip('Status Active, No Plan')).toHaveFocus()
  await chip('Clear Status').click()
  await expect.poll(search).toBe('')
  await expect.poll(() => lastCall()?.has('subscription_status')).toBe(false)
})

test('two boxes ticked in quick succession both count', async () => {
  const { search } = await open()
  await chip('Status').click()
  await expect.element(box('No Plan')).toBeVisible()
  for (const name of ['No Plan', 'Active']) (box(name).element() as HTMLElement).click()
  await expect.poll(search).toBe('?subscription_status=ACTIVE,DIRECT_BILLING_PENDING,INACTIVE,CANCELLED')
})

test('a box ticked while another page loads filters the list that is shown', async () => {
  const { router, search } = await open('/clients?view=trials')
  await chip('Status').click()
  await expect.element(box('Active')).toBeVisible()
  void router.navigate('/create-client')
  expect(router.state.navigation.location?.pathname).toBe('/create-client')
  ;(box('Active').element() as HTMLElement).click()
  await expect.poll(search).toBe('?view=trials&subscription_status=ACTIVE')
})

test.each([
  ['Invitation Status', 'Invite Sent', '?invitation_status=PENDING'],
  ['Billing Type', 'Billed to Client', '?billing_owner=CLIENT'],
  ['Plan', 'Premium', '?plan=Premium'],
])('the filter %s offers %s, selectable by label, and stays open', async (name, option, wanted) => {
  const { search, lastCall } = await open()
  await chip(name).click()
  await page.getByRole('dialog', { name }).getByText(option, { exact: true }).click()
  await expect.poll(search).toBe(wanted)
  await expect.element(box(option)).toBeVisible()
  const [parameter = '', value = ''] = wanted.slice(1).split('=')
  await expect.poll(() => lastCall()?.get(parameter)).toBe(value)
})

test('the arrow keys move through the boxes of a filter, and Tab closes it', async () => {
  await open()
  const billing = chip('Billing Type')
  ;(billing.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box('Billed to Firm')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(box('Billed to Client')).toHaveFocus()
  await expect.element(billing).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Tab}')
  await expect.element(billing).toHaveAttribute('aria-expanded', 'false')
})

test('DEC-05 the list is ordered by name, and also by Trial ends soonest and Recently created', async () => {
  const { search, lastCall } = await open()
  expect(lastCall()?.has('sort')).toBe(false)
  await chip('Sort by: Business name A–Z').click()
  const choices = page.getByRole('dialog', { name: 'Sort by' }).getByRole('link')
  expect(choices.elements().map((choice) => choice.textContent)).toEqual([
    'Business name A–Z',
    'Business name Z–A',
    'Owner A–Z',
    'Owner Z–A',
    'Status, No Plan first',
    'Status, No Access first',
    'Trial ends soonest',
    'Recently created',
  ])
  await choices.nth(6).click()
  await expect.poll(search).toBe('?sort=trial_ends')
  await expect.poll(() => lastCall()?.get('sort')).toBe('trial_ends')
  await expect.element(chip('Sort by: Trial ends soonest')).toHaveFocus()
  await chip('Sort by: Trial ends soonest').click()
  await choices.nth(7).click()
  await expect.poll(() => lastCall()?.get('sort')).toBe('created')
})

test.each([
  ['Business Name', '?sort=-name', ''],
  ['Owner', '?sort=owner', '?sort=-owner'],
  ['Status', '?sort=status', '?sort=-status'],
])('DEC-05 the header %s sorts the list by keyboard and reverses the order', async (name, once, twice) => {
  const { search, lastCall } = await open()
  const head = page.getByRole('columnheader', { name, exact: true })
  const widths = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map((each) => each.getBoundingClientRect().width)
  const before = widths()
  const direction = (of: string) => (of.includes('=-') ? 'descending' : 'ascending')
  ;(head.getByRole('button').element() as HTMLElement).focus()
  for (const wanted of [once, twice]) {
    await userEvent.keyboard('{Enter}')
    await expect.poll(search).toBe(wanted)
    if (wanted) await expect.poll(() => lastCall()?.get('sort')).toBe(wanted.replace('?sort=', ''))
    await expect.element(head).toHaveAttribute('aria-sort', direction(wanted))
    await expect.element(head.getByRole('button')).toHaveFocus()
    expect(
      page
        .getByRole('columnheader')
        .elements()
        .filter((each) => each.hasAttribute('aria-sort')),
    ).toHaveLength(1)
  }
  expect(widths()).toEqual(before)
})

test('DEC-01 CONST-04 pages have 25 rows, or 10, 50 or 100, and their number follows from it', async () => {
  const { search, lastCall } = await open()
  const rows = page.getByRole('combobox', { name: 'Rows per page' })
  const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^\d+$/ })
  const lastPage = () => pages.elements().at(-1)?.textContent
  expect([...(rows.element() as HTMLSelectElement).options].map(({ value }) => value)).toEqual([
    '10',
    '25',
    '50',
    '100',
  ])
  await expect.element(rows).toHaveValue('25')
  expect(lastPage()).toBe('10')
  for (const [size, last] of [
    ['10', '25'],
    ['50', '5'],
    ['100', '3'],
  ] as const) {
    await rows.selectOptions(size)
    await expect.poll(search).toBe(`?per_page=${size}`)
    await expect.poll(() => lastCall()?.get('limit')).toBe(size)
    await expect.poll(lastPage).toBe(last)
  }
})

test('below 1024 px the filters share one button, which says how many are set', async () => {
  await onWindowOf(390, 844)
  const { search } = await open('/clients?plan=Plus')
  await chip('Filters 1').click()
  await box('Billed to Firm').click()
  await expect.poll(search).toBe('?billing_owner=ACCOUNTANT&plan=Plus')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(search).toBe('')
  await page.getByRole('button', { name: 'Show 248 clients' }).click()
  await expect.element(chip('Filters')).toHaveFocus()
})
