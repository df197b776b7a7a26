import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startChild } from './child.ts'
import { isAlive } from './pids.ts'
import { run } from './run.ts'
import { supervise } from './supervise.ts'
import { until } from './until.ts'

const folder = mkdtempSync(join(tmpdir(), 'processes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string) => join(folder, name)
const node = (script: string, log?: string) =>
  startChild({
    name: 'it',
    command: process.execPath,
    args: ['--input-type=module', '-e', script],
    env: { PATH: process.env.PATH },
    ...(log && { log }),
  })
const forever = 'setInterval(() => undefined, 1000)'

test('a process that ends before it is ready fails the wait with its last output', async () => {
  const child = node("console.error('no room left'); process.exit(3)", file('last-words.log'))
  await expect(child.whenReady(async () => false, 20)).rejects.toThrow(/it ended with 3 .*no room left/s)
})

test('stop waits for the end, and stopping an ended process succeeds', async () => {
  const child = node(forever)
  await child.stop()
  expect(child.hasEnded()).toBe(true)
  expect(await child.ended).toEqual([null, 'SIGTERM'])
  expect(child.signal('SIGKILL')).toBe(false)
  await child.stop()
})

test('a command that is not installed fails with a clear message', () => {
  const start = () => startChild({ name: 'it', command: 'no-such-program', args: [], env: {} })
  expect(start).toThrow('it does not start: is no-such-program installed?')
})

test('children end with their parent, detached ones do not', async () => {
  const script = `
    import { startChild } from '${new URL('./child.ts', import.meta.url)}'
    const it = { name: 'it', command: process.execPath, args: ['-e', '${forever}'], env: {}, log: '${file('it.log')}' }
    const start = (isDetached) => startChild({ ...it, isDetached }).pid
    console.log(JSON.stringify([start(false), start(true)]))
    process.exit()`
  const [attached = 0, detached = 0] = JSON.parse(await run(process.execPath, ['--input-type=module', '-e', script]))
  await until('the attached child has ended', 10, () => !isAlive(attached))
  expect(isAlive(detached)).toBe(true)
  process.kill(detached, 'SIGKILL')
})

test('a supervised process is restarted after a death, but not after a stop', async () => {
  const pids: number[] = []
  const supervised = supervise({
    start: (life) => {
      expect(life).toBe(pids.length)
      const child = node(forever)
      pids.push(child.pid)
      return child
    },
  })
  expect(supervised.signal('SIGKILL')).toBe(true)
  await until('its second life begins', 10, () => pids.length === 2)
  expect(supervised.deaths()).toBe(1)
  await supervised.stop('SIGKILL')
  expect([pids.length, supervised.deaths()]).toEqual([2, 1])
})

test('a process without automatic restart is restarted on request, alive or dead', async () => {
  const causes: unknown[] = []
  let lives = 0
  const start = () => {
    lives++
    return node(forever)
  }
  const supervised = supervise({ start, isRestarted: false, onDeath: (cause) => causes.push(cause) })
  supervised.signal('SIGKILL')
  await until('its death is told', 10, () => causes.length === 1)
  expect([lives, causes]).toEqual([1, ['SIGKILL']])
  supervised.restart()
  expect(lives).toBe(2)
  supervised.restart()
  await until('its third life begins', 10, () => lives === 3)
  expect(causes).toEqual(['SIGKILL'])
  await supervised.stop()
})

test('a command returns its standard output, or fails with all of its output', async () => {
  expect(await run('sh', ['-c', 'echo result; echo warning >&2'])).toBe('result\n')
  await expect(run('echo found; echo fault >&2; exit 4', [], { shell: true })).rejects.toThrow(
    /ended with 4\nfound\nfault/,
  )
})

test('output is appended to the log', async () => {
  const log = file('appended.log')
  for (const word of ['one', 'two']) await node(`console.log('${word}')`, log).ended
  expect(existsSync(log) && readFileSync(log, 'utf8')).toBe('one\ntwo\n')
})
