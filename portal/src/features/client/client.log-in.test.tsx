import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, clientOfFirm, heading, standing, toasted } from '../../../testing/client-world.ts'
import { heldTabs } from '../../../testing/held-tabs.ts'
import { writePageData } from '../../../testing/page-state.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID } from '../../../testing/sample-client.ts'
import { openClientAccount } from '../../api/contract.ts'

const open = async () => {
  const app = await renderApp(`/clients/${CLIENT_UUID}`)
  await expect.element(heading).toMatchTextContent('Bluebird Bakery')
  return app
}
const logIn = page.getByRole('button', { name: /^Log in to Client's Account/ })
const fillOf = (pressed: typeof logIn) => getComputedStyle(pressed.element()).backgroundColor

test("EMBED-05 EMBED-06 PERM-20 the primary button Log in to Client's Account opens the address made for this person in a new tab", async () => {
  const { tab, opened } = heldTabs()
  const server = clientOfFirm({ invited: 'PENDING' })
  const url = 'https://books.northwind.example/open/account-1?support_session=session-7'
  server.answer(openClientAccount, { url })
  await open()
  expect(fillOf(logIn)).not.toBe(fillOf(button('More Actions')))
  await logIn.click()
  await expect.poll(() => tab.location.replace.mock.calls).toEqual([[url]])
  expect(opened.mock.calls).toEqual([['about:blank', '_blank']])
  expect(tab.opener).toBeNull()
  expect(server.callsOf(openClientAccount).map(({ url: asked }) => asked.pathname)).toEqual([
    `/partner_services/partners/business_clients/${CLIENT_UUID}/open_account/`,
  ])
})

test.each([
  ['ERR-05', 'access_removed', "Your firm no longer has access to this client's account."],
  ['ERR-06', 'trial_expired', "You can't access this client's account, as their trial has expired."],
  ['DEC-58', 'plan_required', "You can't access this client's account until a plan is selected."],
])(
  '%s DEC-41 an opening refused with %s shows an error in a toast and in place, and no empty tab',
  async (_id, code, text) => {
    const { tab } = heldTabs()
    const server = clientOfFirm({})
    server.refuse(openClientAccount, 409, { code, detail: 'Refused.' })
    await open()
    await logIn.click()
    await toasted("Client's account cannot be viewed", text)
    await expect.element(page.getByRole('main').getByText(text)).toBeVisible()
    expect(tab.close).toHaveBeenCalledOnce()
  },
)

test('a blocked tab is reported', async () => {
  heldTabs(true)
  clientOfFirm({})
  await open()
  await logIn.click()
  await toasted('Redirection unsuccessful', 'Unable to redirect to Northwind Books')
})

test.each(['books', 'ledger'])(
  'CLIENT-16 DEC-95 Edit Info leads to the account embedded under %s, at its settings',
  async (productSlug) => {
    writePageData({ productSlug })
    clientOfFirm({})
    await open()
    await expect
      .element(page.getByRole('link', { name: 'Edit Info' }))
      .toHaveAttribute('href', `/client-${productSlug}/${CLIENT_UUID}?page=settings`)
  },
)

test.each([
  ['EMBED-07 PERM-19 DEC-83 without access', 'NO_ACCESS', 'You no longer have access to this client'],
  ['DEC-83 while the client is archived', 'ARCHIVED', 'Archived clients cannot be opened'],
] as const)('%s logging in is disabled and says why', async (_when, status, why) => {
  clientOfFirm({ client: { status } })
  await open()
  const disabled = button("Log in to Client's Account")
  await expect.element(disabled).toHaveAttribute('aria-disabled', 'true')
  // Moves the pointer away first: one already over the element fires no enter event.
  await heading.hover()
  await disabled.hover()
  await expect.element(page.getByRole('tooltip')).toMatchTextContent(why)
})

test.each([
  ['CLIENT-16 DEC-83 without access', 'NO_ACCESS', 'You no longer have access to this client'],
  ['CLIENT-16 DEC-83 while the client is archived', 'ARCHIVED', 'Archived clients cannot be opened'],
] as const)('%s Edit Info is disabled and says why', async (_when, status, why) => {
  clientOfFirm({ client: { status } })
  await open()
  const disabled = button('Edit Info')
  await expect.element(disabled).toHaveAttribute('aria-disabled', 'true')
  expect(page.getByRole('link', { name: 'Edit Info' }).query()).toBeNull()
  await heading.hover()
  await disabled.hover()
  await expect.element(page.getByRole('tooltip')).toMatchTextContent(why)
})

test.each([
  ['TRIAL_EXPIRED', 'trial_expired', "You can't access this client's account, as their trial has expired."],
  ['CANCELLED', 'plan_required', "You can't access this client's account until a plan is selected."],
] as const)(
  'DEC-58 DEC-86 the refusal of a client that is %s shows in a toast, in addition to its banner',
  async (status, code, text) => {
    heldTabs()
    const server = clientOfFirm({ invited: 'ACCEPTED', subscription: { status, days_left: null } })
    server.refuse(openClientAccount, 409, { code, detail: 'Refused.' })
    await open()
    await expect.element(standing).toBeVisible()
    await logIn.click()
    await toasted("Client's account cannot be viewed", text)
    await expect.element(logIn).not.toHaveAttribute('aria-busy')
    expect(page.getByRole('main').getByText("Client's account cannot be viewed").query()).toBeNull()
  },
)

test('DEC-58 an opening that failed for another reason shows its error in place, even after a trial', async () => {
  heldTabs()
  const server = clientOfFirm({ invited: 'ACCEPTED', subscription: { status: 'TRIAL_EXPIRED', days_left: null } })
  server.fail(openClientAccount)
  await open()
  await logIn.click()
  await expect.element(page.getByRole('main').getByText("Client's account cannot be viewed")).toBeVisible()
})

test.each([
  ['an archived client', 'action_not_allowed', 'This client is archived', 'Restore the client to open their account.'],
  [
    'an account that is still being opened',
    'account_not_ready',
    'Unable to get client redirect URL',
    'The account is still being opened. Try again in a moment.',
  ],
])('%s is not opened, and a click says why', async (_what, code, title, text) => {
  heldTabs()
  const server = clientOfFirm({})
  server.refuse(openClientAccount, 409, { code, detail: 'Refused.' })
  await open()
  await logIn.click()
  await toasted(title, text)
})
