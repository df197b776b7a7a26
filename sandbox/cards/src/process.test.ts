import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '../../shared/free-port.ts'
import { MERCHANT, sdkFor, sell } from './cards-in-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'cards-process-'))
let child: ChildProcess | undefined
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test('an executed charge, its key and the card survive a kill of the process', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const headers = { authorization: 'Bearer admin-of-this-test-alone', 'content-type': 'application/json' }
  const begin = async () => {
    const env = {
      CARDS_PORT: String(port),
      CARDS_URL: url,
      CARDS_DATA: join(folder, 'cards.db'),
      CARDS_PUBLIC_KEY: MERCHANT.publicKey,
      CARDS_PRIVATE_KEY: MERCHANT.privateKey,
      CARDS_ADMIN_TOKEN: 'admin-of-this-test-alone',
    }
    const script = fileURLToPath(new URL('./main.ts', import.meta.url))
    child = spawn(process.execPath, [script], { env, stdio: 'inherit' })
    await vi.waitFor(async () => expect((await fetch(`${url}/health`)).ok).toBe(true), {
      timeout: 10_000,
      interval: 50,
    })
  }
  await begin()
  const sdk = sdkFor(port)
  const { nonce } = (await (await fetch(`${url}/api/nonces`, { method: 'POST', headers, body: '{}' })).json()) as {
    nonce: string
  }
  const { customer } = await sdk.customer.create({})
  const saved = await sdk.paymentMethod.create({ customerId: customer.id, paymentMethodNonce: nonce })
  const request = {
    amount: '3.00',
    orderId: 'kept',
    apiRequestKey: 'kept',
    paymentMethodToken: (saved.paymentMethod as { token: string }).token,
  }
  const first = await sell(sdk, request)
  const ended = once(child as ChildProcess, 'exit')
  child?.kill('SIGKILL')
  await ended
  await begin()
  expect((await sell(sdk, request)).transaction.id).toBe(first.transaction.id)
  const ledger = await (await fetch(`${url}/api/ledger`, { headers })).json()
  expect(ledger).toMatchObject({ count: 1, totals: { USD: 300 }, results: [{ order_id: 'kept' }] })
}, 30_000)
