import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,testing}/**/*.test.ts'],
    pool: 'forks',
    // Two processes that import the server once: every file clones a database of its own and leaves nothing behind.
    maxWorkers: 2,
    isolate: false,
    globalSetup: ['testing/global-setup.ts'],
    // The first test of a file also starts what the file uses.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
