import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MissingProgram, partFailure } from './part-failure.ts'
import { writeProgram } from './programs/release-server.ts'
import { runningServices, startServices, stopServices } from './services.ts'

test('a part that fails names the one command to run, and the others start', async () => {
  const home = mkdtempSync(join(tmpdir(), 'services-'))
  const services = { home, outer: { DATABASE_URL: 'postgres://elsewhere', TEMPORAL_ADDRESS: 'elsewhere:7233' } }
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await stopServices(services)
    rmSync(home, { recursive: true })
  })
  writeProgram(join(home, 'bin', 'versitygw'), 'Version  : 1.8.0')
  vi.stubEnv('PATH', `${join(home, 'bin')}:${process.env.PATH}`)
  await expect(startServices(services)).rejects.toThrow(
    /^objects failed: objects ended with 0 before it was ready.*\nRun: npm run services$/s,
  )
  expect(runningServices(services)).toMatchObject({ objects: undefined, mail: expect.any(Number) })
})

test('a missing program names the command that installs it', () => {
  const failure = partFailure('temporal', new MissingProgram('Go 1.21 or newer is missing', 'brew install go'))
  expect(failure).toBe('temporal failed: Go 1.21 or newer is missing\nRun: brew install go')
})
