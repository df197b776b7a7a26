import { defineConfig } from 'vitest/config'

/** Pure rules and small tools: what needs neither a service nor a browser. */
export default defineConfig({
  test: {
    include: [
      'contracts/**/*.test.ts',
      'emails/**/*.test.ts',
      'tools/requirements/**/*.test.ts',
      'tools/mail-dns/**/*.test.ts',
      'server/src/**/*.unit.test.ts',
    ],
    exclude: ['**/node_modules/**'],
  },
})
