import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '../../shared/free-port.ts'

const folder = mkdtempSync(join(tmpdir(), 'books-process-'))
let child: ChildProcess | undefined
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test('an acknowledged account survives a kill of the process', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const admin = { authorization: 'Bearer admin-of-this-test-alone' }
  const begin = async () => {
    const env = {
      BOOKS_PORT: String(port),
      BOOKS_URL: url,
      BOOKS_DATA: join(folder, 'books.db'),
      BOOKS_CLIENT_ID: 'hub',
      BOOKS_CLIENT_SECRET: 'secret of this test alone',
      BOOKS_SIGN_IN_SECRET: 'secret of this test alone',
      BOOKS_WEBHOOK_SECRET: 'secret of this test alone',
      BOOKS_ADMIN_TOKEN: 'admin-of-this-test-alone',
    }
    const script = fileURLToPath(new URL('./main.ts', import.meta.url))
    child = spawn(process.execPath, [script], { env, stdio: 'inherit' })
    await vi.waitFor(async () => expect((await fetch(`${url}/health`)).ok).toBe(true), {
      timeout: 10_000,
      interval: 50,
    })
  }
  await begin()
  const token = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('hub:secret of this test alone')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', audience: 'books' }),
  })
  const authorization = `Bearer ${((await token.json()) as { access_token: string }).access_token}`
  const open = () =>
    fetch(`${url}/api/accounts/kept`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({
        business_id: 1,
        business_uuid: '0198c0de-0000-7000-8000-000000000001',
        business_name: 'Kept',
        country_code: null,
        base_currency: null,
        business_industry: null,
        owner: { first_name: 'A', last_name: 'B', phone: null },
      }),
    })
  expect((await open()).status).toBe(200)
  const ended = once(child as ChildProcess, 'exit')
  child?.kill('SIGKILL')
  await ended
  await begin()
  // The token is still valid too.
  expect((await open()).status).toBe(200)
  const accounts = await (await fetch(`${url}/api/accounts`, { headers: admin })).json()
  expect(accounts).toMatchObject({ count: 1, results: [{ account_id: 'kept', asked: 2 }] })
}, 30_000)
