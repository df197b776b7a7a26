import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import type { ClonedDatabase } from '../../../testing/clone-database.ts'
import { freePort, startRole } from '../../../testing/role-process.ts'
import { hubTest } from '../../../testing/test.ts'

/** A collector that accepts everything and records the paths. */
const arrived: string[] = []
const collector = createServer((request, response) => {
  arrived.push(request.url ?? '')
  response.end('{}')
})

const test = hubTest.extend('collectorUrl', { scope: 'file' }, async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})

test.afterAll(() => void collector.close())

/** Stopping a process flushes what it still holds. */
const run = async (
  database: ClonedDatabase,
  collectorUrl: string,
  settings: Record<string, string>,
  use: (url: string) => Promise<void>,
): Promise<string[]> => {
  arrived.length = 0
  const role = await startRole('sign-in', database.url, { OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl, ...settings })
  try {
    await use(role.url)
  } finally {
    await role.stop()
  }
  return [...new Set(arrived)]
}

test('with METRICS_PORT alone every route is measured, those of the provider too, and nothing is sent to anybody', async ({
  database,
  collectorUrl,
}) => {
  const port = await freePort()
  const sent = await run(database, collectorUrl, { METRICS_PORT: `${port}` }, async (url) => {
    await fetch(`${url}/.well-known/openid-configuration`)
    await fetch(`${url}/oauth/authorize/an-id-of-somebody?code=secret`)
    await fetch(`${url}/oauth/nowhere/an-id-of-somebody`)
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const measured = [...metrics.matchAll(/^http_request_duration\w*_count\{(.*)\}/gm)].map(([, labels]) => labels)
    expect(measured).toEqual(
      expect.arrayContaining([
        expect.stringContaining('route="/ready",status="200"'),
        expect.stringContaining('route="/.well-known/openid-configuration",status="200"'),
        expect.stringContaining('route="/oauth/authorize/:uid",status="400"'),
        expect.stringContaining('route="none",status="404"'),
      ]),
    )
    expect(metrics).not.toMatch(/an-id-of-somebody|secret/)
  })
  expect(sent).toEqual([])
})

test('with TRACES_URL alone traces go there, and nothing else anywhere', async ({ database, collectorUrl }) => {
  const sent = await run(database, collectorUrl, { TRACES_URL: `${collectorUrl}/own/traces` }, async (url) => {
    await fetch(`${url}/health`)
  })
  expect(sent).toEqual(['/own/traces'])
})
