import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const FIRST_PORT = Number(process.env.E2E_PORT ?? 8480)
const hub = `http://hub.northwind.localhost:${FIRST_PORT}`
// It kills the worker that all journeys share, so it runs last, even if others failed.
const killing = 'worker-killed.spec.ts'
const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: '.',
  outputDir: '../reports/journeys/failed',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  // One timeout for everything, long enough for browser, mail, Temporal and Books on a busy machine.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  webServer: {
    command: `node tools/stack/main.ts ${FIRST_PORT}`,
    cwd: '..',
    // The hub with brief sessions starts last.
    url: `http://127.0.0.1:${FIRST_PORT + 2}/ready`,
    reuseExistingServer: !process.env.CI,
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
  use: {
    baseURL: hub,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'America/Halifax',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(existsSync(systemChromium) && { executablePath: systemChromium }),
      args: ['--no-sandbox'],
    },
  },
  projects: [
    { name: 'log-ins', testMatch: /.*\.setup\.ts/, teardown: 'killing' },
    { name: 'journeys', testMatch: /.*\.spec\.ts/, testIgnore: killing, dependencies: ['log-ins'] },
    { name: 'killing', testMatch: killing },
  ],
})
