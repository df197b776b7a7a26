import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { cardSdk } from './card-sdk.plugin.ts'

/** Tests run in a real browser: layout, focus and keys are the browser's own. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), cardSdk([])],
  // Bundled at the start: a library discovered half-way would reload the page under a running test.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'react-hook-form',
      '@hookform/resolvers/zod',
      '@tanstack/react-query',
      'zod',
      'lucide-react',
      'tailwind-variants/lite',
      ...[
        'Autocomplete',
        'Button',
        'ComboBox',
        'Dialog',
        'FieldError',
        'Group',
        'Header',
        'Heading',
        'Input',
        'Label',
        'ListBox',
      ].map((part) => `react-aria-components/${part}`),
      ...['Menu', 'Modal', 'Popover', 'Select', 'Text'].map((part) => `react-aria-components/${part}`),
      '@storybook/react-vite',
      'axe-core',
      'msw',
      'msw/browser',
      'vitest-browser-react',
      'braintree-web/client',
      'braintree-web/hosted-fields',
    ],
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    // One page on each core of the smallest machine that proves the project.
    maxWorkers: 2,
    // A page that comes as a script of its own takes its time on a machine with other work.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
