import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Builds the app of Books into files that Books itself serves. */
export default defineConfig({
  root: here('.'),
  plugins: [react()],
  build: { outDir: here('../dist'), emptyOutDir: true, assetsInlineLimit: 0 },
})
