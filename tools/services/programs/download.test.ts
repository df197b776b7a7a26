import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readText, saveFile } from './download.ts'

const TIMEOUT_MS = 5_000

/** Serves these replies by path, and closes the connection right after each. */
async function serve(replies: Record<string, [head: string, body: string | Buffer]>): Promise<string> {
  const server = createServer((socket) =>
    socket.once('data', (request) => {
      const [head, body] = replies[String(request).split(' ')[1] ?? ''] ?? ['404 Not Found', '']
      socket.write(`HTTP/1.1 ${head}\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`)
      socket.end(body)
    }),
  ).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a file is saved whole even if the server closes the connection right after it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'download-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const content = randomBytes(1_000_000)
  const url = await serve({ '/file': ['200 OK', content] })
  for (let time = 0; time < 5; time++) await saveFile(`${url}/file`, join(folder, 'file'), TIMEOUT_MS)
  expect(readFileSync(join(folder, 'file')).equals(content)).toBe(true)
})

test('a redirect is followed', async () => {
  const url = await serve({ '/old': ['302 Found\r\nLocation: /new', ''], '/new': ['200 OK', 'here'] })
  expect(await readText(`${url}/old`, TIMEOUT_MS)).toBe('here')
})

test.each([
  ['/other', 'from http: to https:'],
  ['/circle', 'status 302'],
  ['/missing', 'status 404'],
])('%s fails with its reason', async (path, reason) => {
  const url = await serve({
    '/other': ['302 Found\r\nLocation: https://127.0.0.1/', ''],
    '/circle': ['302 Found\r\nLocation: /circle', ''],
  })
  await expect(readText(`${url}${path}`, TIMEOUT_MS)).rejects.toThrow(reason)
})
