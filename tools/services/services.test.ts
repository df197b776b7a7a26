import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Connection } from '@temporalio/client'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHome, projectRoot } from './home.ts'
import { claimPort, isListening } from './ports.ts'
import { clusterDirectory } from './postgres.ts'
import { postgresUser } from './postgres-programs.ts'
import { partsOf, runningServices, type Services, startServices, stopServices } from './services.ts'
import { sendPlainMail } from './smtp-dialogue.ts'

const home = mkdtempSync(join(tmpdir(), 'services-'))
chmodSync(home, 0o755)
const here = { home, outer: {} }
const ports = () => Object.values(openHome(home).memory.ports)
let services: Services

beforeAll(async () => {
  services = await startServices(here)
}, 60_000)

afterAll(async () => {
  await stopServices(here)
  rmSync(home, { recursive: true, force: true })
}, 30_000)

async function query(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) ({ rows } = await client.query(statement))
    return rows
  } finally {
    await client.end()
  }
}

describe('running services', () => {
  test('a second start, and two at once, change nothing and take less than a second', async () => {
    const before = runningServices(here)
    expect(Object.values(before)).toEqual(Array(4).fill(expect.any(Number)))
    const begin = performance.now()
    const again = await Promise.all([startServices(here), startServices(here)])
    expect(performance.now() - begin).toBeLessThan(1000)
    const parts = { postgres: 'was running', temporal: 'was running', objects: 'was running', mail: 'was running' }
    for (const { environment } of again) expect(environment).toEqual(services.environment)
    expect(again.map((each) => each.parts)).toEqual([parts, parts])
    expect(runningServices(here)).toEqual(before)
  })

  test('the product can connect to its database and owns nothing in it', async () => {
    const { DATABASE_URL } = services.environment
    expect(await query(DATABASE_URL, 'SELECT current_user AS role')).toEqual([{ role: 'hub_app' }])
    await expect(query(DATABASE_URL, 'CREATE TABLE mine (id int)')).rejects.toThrow('permission denied')
    const across = ['BEGIN', 'SET LOCAL ROLE hub_across', 'SELECT current_user AS role']
    expect(await query(DATABASE_URL, ...across)).toEqual([{ role: 'hub_across' }])
    const powers = await query(
      DATABASE_URL,
      `SELECT rolname FROM pg_roles WHERE rolname ~ '^hub_' AND (rolsuper OR rolbypassrls OR rolcreaterole)`,
    )
    expect(powers).toEqual([])
  })

  test('the owner can create databases, and trigrams include letters beyond ASCII', async () => {
    const { DATABASE_OWNER_URL } = services.environment
    await query(DATABASE_OWNER_URL, 'CREATE DATABASE one_more', 'DROP DATABASE one_more')
    const [row] = await query(
      DATABASE_OWNER_URL,
      'BEGIN',
      'CREATE EXTENSION pg_trgm',
      `SELECT cardinality(show_trgm('łódź')) AS count`,
    )
    expect(row).toEqual({ count: 5 })
  })

  test('a wrong password is refused', async () => {
    const forged = services.environment.DATABASE_URL.replace(/:[^:@]+@/, ':wrong@')
    await expect(query(forged, 'SELECT 1')).rejects.toThrow('password authentication failed')
  })

  test('Temporal knows the namespace and keeps histories for three days', async () => {
    const connection = await Connection.connect({ address: services.environment.TEMPORAL_ADDRESS })
    const namespace = await connection.workflowService.describeNamespace({
      namespace: services.environment.TEMPORAL_NAMESPACE,
    })
    await connection.close()
    expect(namespace.namespaceInfo?.name).toBe('partner-hub')
    expect(Number(namespace.config?.workflowExecutionRetentionTtl?.seconds)).toBe(3 * 24 * 60 * 60)
  })

  test('an object is read back as it was stored, and a forged key is refused', async () => {
    const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = services.environment
    const store = (secretAccessKey: string) =>
      new S3Client({
        endpoint: S3_ENDPOINT,
        region: S3_REGION,
        forcePathStyle: true,
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey },
      })
    const object = { Bucket: S3_BUCKET, Key: 'logos/one.txt' }
    await store(S3_SECRET_ACCESS_KEY).send(new PutObjectCommand({ ...object, Body: 'kept', ContentType: 'text/plain' }))
    const stored = await store(S3_SECRET_ACCESS_KEY).send(new GetObjectCommand(object))
    expect([await stored.Body?.transformToString(), stored.ContentType]).toEqual(['kept', 'text/plain'])
    await expect(store('forged').send(new GetObjectCommand(object))).rejects.toThrow(/signature/i)
  })

  test('a mail sent by SMTP arrives in the mail catcher', async () => {
    const { SMTP_URL, MAILDEV_URL } = services.environment
    await sendPlainMail(SMTP_URL, { from: 'hub@example.com', to: 'owner@example.com', subject: 'Hello' })
    const mails = await (await fetch(`${MAILDEV_URL}/api/email`)).json()
    expect(mails).toEqual([
      expect.objectContaining({ subject: 'Hello', to: [{ address: 'owner@example.com', name: '' }] }),
    ])
  })

  test('nothing listens outside this machine', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .flatMap((each) => (each && !each.internal && each.family === 'IPv4' ? [each.address] : []))
    for (const host of outside) for (const port of ports()) expect(await isListening(port, host)).toBe(false)
    for (const port of ports()) expect(await isListening(port)).toBe(true)
  })

  test('only the owner can read the files with passwords', () => {
    for (const file of ['services.json', 'services.env'])
      expect((statSync(join(home, file)).mode & 0o077).toString(8)).toBe('0')
  })
})

describe('failures', () => {
  const { restartPostgres, stopTemporal, startTemporal, startToxiproxy, stopToxiproxy } = partsOf(home)

  test('PostgreSQL killed -9 comes back with every committed row', async () => {
    const { DATABASE_OWNER_URL } = services.environment
    await query(DATABASE_OWNER_URL, 'CREATE TABLE kept (id int)', 'INSERT INTO kept VALUES (7)')
    const before = runningServices(here).postgres
    await restartPostgres('kill')
    expect(runningServices(here).postgres).not.toBe(before)
    expect(await query(DATABASE_OWNER_URL, 'SELECT id FROM kept')).toEqual([{ id: 7 }])
  })

  test('Temporal killed -9 comes back with its namespace', async () => {
    await stopTemporal('kill')
    expect(await isListening(Number(services.environment.TEMPORAL_ADDRESS.split(':')[1]))).toBe(false)
    await startTemporal()
    const connection = await Connection.connect({ address: services.environment.TEMPORAL_ADDRESS })
    await connection.workflowService.describeNamespace({ namespace: 'partner-hub' })
    await connection.close()
  }, 20_000)

  test('a pid reused by another process is neither mistaken for ours nor killed', async () => {
    const mail = runningServices(here).mail as number
    process.kill(mail, 'SIGKILL')
    const stranger = { ...JSON.parse(readFileSync(join(home, 'pids', 'mail'), 'utf8')), pid: process.pid }
    writeFileSync(join(home, 'pids', 'mail'), JSON.stringify(stranger))
    const again = await startServices(here)
    expect(again.parts).toMatchObject({ postgres: 'was running', mail: 'started' })
    expect(await isListening(Number(new URL(again.environment.MAILDEV_URL).port))).toBe(true)
  })

  // The timeout is long because the first run downloads or builds the proxy.
  test('the fault proxy starts on request', async () => {
    const api = await startToxiproxy()
    expect((await fetch(`${api}/version`)).status).toBe(200)
    await stopToxiproxy()
    await expect(fetch(`${api}/version`)).rejects.toThrow()
  }, 300_000)
})

describe('external services', () => {
  test('a service that the environment configures is used and not started', async () => {
    const outer = { SMTP_URL: 'smtp://127.0.0.1:25', MAILDEV_URL: 'http://127.0.0.1:80' }
    const { environment, parts } = await startServices({ home, outer })
    expect(parts.mail).toBe('runs elsewhere')
    expect(environment).toMatchObject(outer)
    await expect(startServices({ home, outer: { SMTP_URL: 'smtp://127.0.0.1:25' } })).rejects.toThrow('MAILDEV_URL')
  })

  test('with the containers of deploy/compose.yaml nothing is started', async () => {
    const outer = parseEnv(readFileSync(join(projectRoot, 'deploy', 'compose.env'), 'utf8'))
    const containers = { home: mkdtempSync(join(tmpdir(), 'services-')), outer }
    const { environment, parts } = await startServices(containers)
    expect(new Set(Object.values(parts))).toEqual(new Set(['runs elsewhere']))
    expect(outer).toMatchObject(environment)
    expect(Object.keys(environment)).toEqual(Object.keys(services.environment))
    expect(Object.values(runningServices(containers))).toEqual(Array(4).fill(undefined))
    rmSync(containers.home, { recursive: true })
  })

  test('if the user postgres cannot enter the folder, the cluster is created in the system’s folder', async () => {
    const closed = openHome(mkdtempSync(join(tmpdir(), 'services-')))
    const isRoot = process.getuid?.() === 0
    const expected = isRoot ? /^\/var\/lib\/postgresql\/partner-hub-[0-9a-f]{12}$/ : /^.*services-[^/]+\/postgres$/
    expect(await clusterDirectory(closed, await postgresUser())).toMatch(expected)
    rmSync(closed.directory, { recursive: true })
  })

  test('a port in use by another process is skipped', async () => {
    const second = openHome(mkdtempSync(join(tmpdir(), 'services-')))
    const port = await claimPort(second, 'objects')
    const stranger = createServer().listen(port, '127.0.0.1')
    await new Promise((resolve) => stranger.once('listening', resolve))
    expect(await claimPort(second, 'objects')).toBeGreaterThan(port)
    stranger.close()
    rmSync(second.directory, { recursive: true })
  })
})

test('stop ends every process and leaves the data for the next start', async () => {
  await query(services.environment.DATABASE_OWNER_URL, 'CREATE TABLE later (id int)')
  const pids = Object.values(runningServices(here)) as number[]
  await stopServices(here)
  for (const port of ports()) expect(await isListening(port)).toBe(false)
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  await stopServices(here)
  const { environment } = await startServices(here)
  expect(await query(environment.DATABASE_OWNER_URL, 'SELECT id FROM later')).toEqual([])
}, 30_000)
