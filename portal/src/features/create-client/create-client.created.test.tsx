import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  field,
  heading,
  keptDraft,
  newClient,
  openBillingStep,
  textsOf,
  withFirm,
} from '../../../testing/client-wizard.ts'
import { heldTabs } from '../../../testing/held-tabs.ts'
import { writePageData } from '../../../testing/page-state.ts'
import { getBusinessClient, openClientAccount, registerClient } from '../../api/contract.ts'

const main = page.getByRole('main')
const choosePlan = page.getByRole('button', { name: 'Choose a Plan (opens in a new tab)', exact: true })
const getStarted = page.getByRole('button', { name: 'Get Started (opens in a new tab)', exact: true })
const later = page.getByRole('link', { name: 'Do it later' })
const inPage = main.getByRole('alert')
const inToast = page.getByRole('region', { name: 'Notifications' })

const OPENED = 'https://books.example/open/account-9?support_session=session-7'

const createWith = async (changes: Parameters<typeof newClient>[0]) => {
  const server = withFirm()
  server.answer(registerClient, newClient(changes))
  server.answer(openClientAccount, { url: OPENED })
  const app = await openBillingStep()
  await button('Finish').click()
  await expect.element(heading("Your Client's Account is Created!")).toHaveFocus()
  return { app, server }
}

test('CREATE-26 CREATE-27 CREATE-28 the created screen names the client and what can be done on its account', async () => {
  await createWith({ client_name: "Ana's & Söhne" })
  await expect
    .element(main.getByRole('heading', { level: 2 }))
    .toHaveTextContent("On Ana's & Söhne's account, you'll be able to")
  expect(textsOf(main.getByRole('listitem'))).toEqual([
    'Set up the Chart of Accounts',
    'Set up Expense Categories',
    "Invite Your Client's Team Members",
    'Set up a payment gateway',
    'Connect to essential apps',
    'More...',
  ])
  const list = main.getByRole('list').element().getBoundingClientRect()
  const title = heading("Your Client's Account is Created!").element().getBoundingClientRect()
  expect(list.right).toBeLessThan(title.left)
})

test('CREATE-29 CREATE-30 a firm that pays chooses a plan, now or later', async () => {
  const { app } = await createWith({ billing_owner: 'ACCOUNTANT' })
  await expect.element(choosePlan).toBeVisible()
  expect(getStarted.query()).toBeNull()
  await later.click()
  await expect.poll(() => app.path()).toBe('/clients')
  expect(keptDraft()).toBeNull()
})

test('CREATE-30 a firm that pays may choose its plan later while the account is still being opened', async () => {
  const waiting = newClient({ billing_owner: 'ACCOUNTANT', ml_redirect_url: null })
  const server = withFirm()
  server.answer(registerClient, waiting)
  server.answer(getBusinessClient, waiting)
  const app = await openBillingStep()
  await button('Finish').click()
  await expect.element(choosePlan).toBeVisible()
  await expect.element(later).toBeVisible()
  await later.click()
  await expect.element(heading('Clients')).toBeVisible()
  expect(app.path()).toBe('/clients')
  await app.router.navigate('/create-client')
  await expect.element(field('Business name')).toHaveValue('')
})

test('CREATE-30 CREATE-31 a client who pays only gets started', async () => {
  await createWith({ billing_owner: 'CLIENT' })
  await expect.element(getStarted).toBeVisible()
  expect(choosePlan.query()).toBeNull()
  expect(later.query()).toBeNull()
})

test('CREATE-32 CREATE-33 the main button opens the client’s URL in a new tab without an opener, and goes to /clients', async () => {
  const { tab, opened } = heldTabs()
  const { app } = await createWith({ ml_redirect_url: 'https://books.example/open/account-9' })
  await choosePlan.click()
  await expect.poll(() => app.path()).toBe('/clients')
  expect(opened.mock.calls).toEqual([['about:blank', '_blank']])
  expect(tab.location.replace.mock.calls).toEqual([[OPENED]])
  expect(tab.opener).toBeNull()
})

test('CREATE-29 CREATE-31 the button leads to the plan page if the firm pays, otherwise to the account', async () => {
  for (const [billing_owner, button, page] of [
    ['ACCOUNTANT', choosePlan, 'plan'],
    ['CLIENT', getStarted, null],
  ] as const) {
    heldTabs()
    const { server } = await createWith({ billing_owner, ml_redirect_url: 'https://books.example/open/account-9' })
    await button.click()
    await expect
      .poll(() => server.callsOf(openClientAccount).map(({ url }) => url.searchParams.get('page')))
      .toEqual([page])
  }
})

test('ERR-26 a blocked tab shows an error with the product’s name and a link to the account', async () => {
  heldTabs(true)
  writePageData({ productName: 'Ledger Books' })
  const { app } = await createWith({})
  await choosePlan.click()
  await expect.element(inPage).toMatchTextContent('Redirection unsuccessful')
  await expect.element(inPage).toMatchTextContent('Unable to redirect to Ledger Books')
  await expect.element(inToast).toMatchTextContent(/Redirection unsuccessful\s*Unable to redirect to Ledger Books/)
  await expect
    .element(inPage.getByRole('link', { name: /Open the account/ }))
    .toHaveAttribute('href', expect.stringMatching(/^\/client-books\/[0-9a-f-]{36}$/))
  expect(app.path()).toBe('/create-client')
})

test('ERR-27 without an account URL nothing opens and an error shows; once it exists, the button works', async () => {
  const { opened, tab } = heldTabs()
  const server = withFirm()
  const client = newClient({ ml_redirect_url: null })
  server.answer(registerClient, client)
  server.answer(getBusinessClient, client)
  server.answer(openClientAccount, { url: OPENED })
  const app = await openBillingStep()
  await button('Finish').click()
  await choosePlan.click()
  await expect.element(inPage).toMatchTextContent('Unable to get client redirect URL')
  await expect.element(inPage).toMatchTextContent('Northwind Books is still opening the account.')
  await expect.element(inToast).toMatchTextContent('Unable to get client redirect URL')
  expect(opened).not.toHaveBeenCalled()
  server.answer(getBusinessClient, newClient())
  await expect.poll(() => inPage.query()).toBeNull()
  await choosePlan.click()
  await expect.poll(() => app.path()).toBe('/clients')
  expect(tab.location.replace).toHaveBeenCalledOnce()
})
