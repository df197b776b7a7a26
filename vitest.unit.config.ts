import { defineConfig } from 'vitest/config'

/** Pure rules and small tools: what needs neither a service nor a browser. */
export default defineConfig({
  test: {
    // A thousand generated cases take their time on a machine with other work.
    testTimeout: 60_000,
    include: [
      'contracts/**/*.test.ts',
      'emails/**/*.test.ts',
      'tools/requirements/**/*.test.ts',
      'tools/mail-dns/**/*.test.ts',
      'tools/figures/**/*.test.ts',
      'tools/packages/**/*.test.ts',
      'tools/sbom/**/*.test.ts',
      'server/src/**/*.unit.test.ts',
    ],
    exclude: ['**/node_modules/**'],
  },
})
