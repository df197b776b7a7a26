import { expect, test } from 'vitest'
import { clientOfFirm } from '../../../testing/client-world.ts'
import { readAs, renderApp } from '../../../testing/render-app.tsx'
import { notices, roleRefusal, saidOnceIn } from '../../../testing/role-refusal.ts'
import { CLIENT_UUID } from '../../../testing/sample-client.ts'
import { getBusinessClient, openClientAccount } from '../../api/contract.ts'

test('DEC-97 if the role has changed, the embedded account leads back to the client and says which roles may', async () => {
  clientOfFirm({ invited: 'ACCEPTED' }).refuse(openClientAccount, 403, roleRefusal('open_accounts'))
  const app = await renderApp(`/client-books/${CLIENT_UUID}`)
  await expect.poll(app.path).toBe(`/clients/${CLIENT_UUID}`)
  await saidOnceIn(notices, 'open_accounts')
})

test('DEC-39 DEC-97 a Member who opens an account that is not theirs is not told to try again', async () => {
  const server = clientOfFirm({})
  readAs('member')
  for (const call of [getBusinessClient, openClientAccount])
    server.refuse(call, 404, { code: 'not_found', detail: 'No such client' })
  const app = await renderApp(`/client-books/${CLIENT_UUID}`)
  await expect.poll(app.path).toBe(`/clients/${CLIENT_UUID}`)
  await expect.element(notices.getByText(/or it isn't assigned to you\. Ask an Owner or Admin/)).toBeVisible()
  expect(document.body.textContent).not.toContain('Try again')
})
