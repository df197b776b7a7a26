import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { withSdkOnAnyHost } from './sdk/any-host.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Builds the hosted-fields frame and the card form into files that the card provider serves. */
export default defineConfig({
  root: here('.'),
  plugins: [withSdkOnAnyHost()],
  build: {
    outDir: here('../dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['hosted-fields.html', 'card-form.html', 'test-cards.html'].map(here) },
  },
})
