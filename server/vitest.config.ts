import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    pool: 'forks',
    globalSetup: ['src/platform/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
