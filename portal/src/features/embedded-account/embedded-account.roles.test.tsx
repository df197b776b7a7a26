import { expect, test } from 'vitest'
import { clientOfFirm } from '../../../testing/client-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { notices, roleRefusal, saidOnceIn } from '../../../testing/role-refusal.ts'
import { CLIENT_UUID } from '../../../testing/sample-client.ts'
import { openClientAccount } from '../../api/contract.ts'

test('DEC-97 if the role has changed, the embedded account leads back to the client and says which roles may', async () => {
  clientOfFirm({ invited: 'ACCEPTED' }).refuse(openClientAccount, 403, roleRefusal('open_accounts'))
  const app = await renderApp(`/client-books/${CLIENT_UUID}`)
  await expect.poll(app.path).toBe(`/clients/${CLIENT_UUID}`)
  await saidOnceIn(notices, 'open_accounts')
})
