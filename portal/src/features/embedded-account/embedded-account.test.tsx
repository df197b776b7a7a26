import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clientOfFirm, toasted } from '../../../testing/client-world.ts'
import { heldTabs } from '../../../testing/held-tabs.ts'
import { writePageData } from '../../../testing/page-state.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID } from '../../../testing/sample-client.ts'
import { onWindowOf } from '../../../testing/screen.ts'
import { getBusinessClient, openClientAccount } from '../../api/contract.ts'

const path = `/client-books/${CLIENT_UUID}`
const frame = () => document.querySelector('iframe')
/** Tests load nothing from other origins. */
const OPENED = 'about:blank?support_session=session-7'

const opened = (world: Parameters<typeof clientOfFirm>[0] = {}) => {
  const server = clientOfFirm(world)
  server.answer(openClientAccount, { url: OPENED })
  return server
}

test.each([1440, 390])(
  'EMBED-01 EMBED-02 ROUTE-13 at %i px the account fills the window in a frame under its caption',
  async (width) => {
    await onWindowOf(width)
    opened()
    await renderApp(path)
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent("Bluebird Bakery You're viewing your client's account")
    await expect.poll(() => document.title).toContain('Bluebird Bakery')
    await expect.poll(() => frame()?.getAttribute('src')).toBe(OPENED)
    expect(frame()?.title).toBe("You're viewing your client's account")
    expect(frame()?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads',
    )
    expect(frame()?.getBoundingClientRect().width).toBe(window.innerWidth)
    expect(frame()?.getBoundingClientRect().bottom).toBe(window.innerHeight)
    expect(page.getByRole('navigation', { name: 'Main' }).query()).toBeNull()
  },
)

test('ROUTE-13 each address shows the account of its own client, straight after another’s too', async () => {
  const other = '01990000-0000-7000-9000-000000000777'
  const addressOf = (uuid: string | undefined) => `about:blank?client=${uuid}`
  const shown = () => frame()?.getAttribute('src')
  opened().answer(openClientAccount, ({ url }) => ({ url: addressOf(url.pathname.split('/').at(-3)) }))
  const { router } = await renderApp(path)
  await expect.poll(shown).toBe(addressOf(CLIENT_UUID))
  await router.navigate(`/client-books/${other}`)
  await expect.poll(shown).toBe(addressOf(other))
})

test.each([1440, 390])('EMBED-03 at %i px Back leads to the client, under the hub’s own name', async (width) => {
  await onWindowOf(width)
  opened()
  writePageData({ hubName: 'Ledger Desk' })
  const app = await renderApp(path)
  await page.getByRole('link', { name: 'Back to Ledger Desk' }).click()
  await expect.poll(() => app.path()).toBe(`/clients/${CLIENT_UUID}`)
})

test('EMBED-04 Open in new tab opens the account again with its own ticket', async () => {
  const { tab } = heldTabs()
  const server = opened()
  await renderApp(path)
  await expect.poll(() => frame()).not.toBeNull()
  await page.getByRole('button', { name: 'Open in new tab' }).click()
  await expect.poll(() => tab.location.replace.mock.calls).toEqual([[OPENED]])
  expect(server.callsOf(openClientAccount)).toHaveLength(2)
})

test('ROUTE-14 the product’s word in the address is configured', async () => {
  writePageData({ productSlug: 'ledger' })
  opened()
  await renderApp(`/client-ledger/${CLIENT_UUID}`)
  await expect.poll(() => frame()).not.toBeNull()
})

test.each([
  ['though its account opens', false],
  ['nor its account opened', true],
])(
  'ERR-04 ROUTE-25 a client that cannot be fetched, %s, shows an error and leads to its page',
  async (_what, isClosed) => {
    const server = opened()
    server.refuse(getBusinessClient, 500)
    if (isClosed) server.refuse(openClientAccount, 500)
    const app = await renderApp(path)
    await toasted(
      "Client's account cannot be viewed",
      "There was an error in fetching this client's data. Try again later",
    )
    await expect.poll(() => app.path()).toBe(`/clients/${CLIENT_UUID}`)
  },
)

test('a refused ticket and the client’s state give the reason only once', async () => {
  const server = opened({ client: { status: 'NO_ACCESS' } })
  server.refuse(openClientAccount, 409, { code: 'access_removed', detail: 'Refused.' })
  const app = await renderApp(path)
  await toasted("Client's account cannot be viewed", "Your firm no longer has access to this client's account.")
  await expect.poll(() => app.path()).toBe(`/clients/${CLIENT_UUID}`)
  await expect.element(page.getByText(/^Your firm has no access to this client’s .* account.$/)).toBeVisible()
  expect(page.getByText("Client's account cannot be viewed").elements()).toHaveLength(1)
})

test.each([
  ['ERR-05', 'access_removed', "Your firm no longer has access to this client's account."],
  ['ERR-06', 'trial_expired', "You can't access this client's account, as their trial has expired."],
])('%s an account refused with %s is not framed, and the reason is shown', async (_id, code, text) => {
  const server = opened()
  server.refuse(openClientAccount, 409, { code, detail: 'Refused.' })
  const app = await renderApp(path)
  await toasted("Client's account cannot be viewed", text)
  await expect.poll(() => app.path()).toBe(`/clients/${CLIENT_UUID}`)
})
