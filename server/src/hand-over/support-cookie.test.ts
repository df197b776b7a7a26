import { openClientAccount } from '@partner-hub/contracts/hand-over.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startHub } from '../platform/testing/hub.ts'
import { hasClient } from '../platform/testing/one-client.ts'

test('EMBED-13 the parent domain is the hub’s own address without its first name, however many names that leaves', async () => {
  const BOOKS_URL = 'http://books.office.northwind.localhost:8082'
  const hub = await startHub({ HUB_URL: 'http://hub.office.northwind.localhost:8080', BOOKS_URL })
  onTestFinished(() => hub.stop())
  const firm = await hub.firm()
  const { uuid } = await hasClient(hub, firm, { status: 'ACTIVE', subscription_status: 'ACTIVE' })
  await hub.parts.database.inFirm(firm.organization_uuid, (tx) =>
    tx
      .updateTable('business_client')
      .set({ ml_redirect_url: `${BOOKS_URL}/open/1` })
      .where('uuid', '=', uuid)
      .execute(),
  )
  const { headers } = await firm.call(openClientAccount, { params: { uuid } })
  const cookie = headers.getSetCookie().find((each) => each.startsWith(`session-${firm.user_id}=`))
  expect(cookie?.split('; ')).toContain('Domain=office.northwind.localhost')
})
