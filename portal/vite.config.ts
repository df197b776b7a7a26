import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite'
import { cardPages } from './card-pages.plugin.ts'
import { cardSdk } from './card-sdk.plugin.ts'
import { contractCalls } from './contract-calls.plugin.ts'

const CARD_DOCUMENTS = ['payment-method.html', 'legacy-payment-method.html'] as const

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Text paints in Inter at once: only the latin file is worth asking for before the stylesheet does. */
const preloadLatinFont: Plugin = {
  name: 'preload-latin-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((file) => file.includes('inter-latin-opsz-normal'))
      if (font === undefined) return []
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true }
      return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
    },
  },
}

/**
 * React's development build writes props into the browser's performance tracks and trips over React Aria's
 * collections there, which breaks grouped comboboxes (adobe/react-spectrum#9405). Without timeStamp it writes nothing.
 */
const noPerformanceTracks: Plugin = {
  name: 'no-performance-tracks',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'script', children: 'console.timeStamp = undefined', injectTo: 'head-prepend' }],
}

/** zod tries out `new Function` and falls back where it may not; the content policy would report each try. */
const zodWithoutEval: Plugin = {
  name: 'zod-without-eval',
  transformIndexHtml: (_html, { filename }) =>
    // They have no zod, and a script less.
    CARD_DOCUMENTS.some((document) => filename === here(document))
      ? []
      : [{ tag: 'script', children: 'globalThis.__zod_globalConfig = { jitless: true }', injectTo: 'head-prepend' }],
}

const oneDocument = (document: string): BuildEnvironmentOptions['rolldownOptions'] => ({
  input: here(document),
  output: {
    // The first load lists every other file, so each name is only its hash.
    chunkFileNames: 'assets/[hash].js',
    codeSplitting: {
      groups: [
        { name: 'first', tags: ['$initial'] },
        // A file for each icon would cost a request, and its name in the first load.
        { name: 'icons', test: /lucide-react/, minShareCount: 2 },
      ],
    },
  },
})

/** All that runs beside card fields is in one file, which the inventory lists (card-pages.json). */
const oneScript = (document: string): BuildEnvironmentOptions['rolldownOptions'] => ({
  input: here(document),
  output: { codeSplitting: false },
})

/**
 * The hub and the sign-in pages have an origin each, so no file of theirs is cached for both. Each is built alone, its
 * first load in one file: gzip starts again with every file, which cost the list 6 kB.
 */
const eachDocumentAlone: Plugin = {
  name: 'each-document-alone',
  apply: 'build',
  config: () => ({
    environments: {
      client: { build: { emptyOutDir: true, rolldownOptions: oneDocument('index.html') } },
      signIn: {
        consumer: 'client',
        build: { emptyOutDir: false, copyPublicDir: false, rolldownOptions: oneDocument('sign-in.html') },
      },
      card: {
        consumer: 'client',
        build: { emptyOutDir: false, copyPublicDir: false, rolldownOptions: oneScript(CARD_DOCUMENTS[0]) },
      },
      legacyCard: {
        consumer: 'client',
        build: { emptyOutDir: false, copyPublicDir: false, rolldownOptions: oneScript(CARD_DOCUMENTS[1]) },
      },
    },
    builder: {
      async buildApp({ build, environments: { client, signIn, card, legacyCard } }) {
        if (client) await build(client)
        if (signIn) await build(signIn)
        if (card) await build(card)
        if (legacyCard) await build(legacyCard)
      },
    },
  }),
}

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    tailwindcss(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    preloadLatinFont,
    noPerformanceTracks,
    zodWithoutEval,
    contractCalls(),
    cardSdk([process.env.CARDS_FRAME_URL ?? 'http://cards.pay.localhost:8083']),
    ...CARD_DOCUMENTS.map(cardPages),
    eachDocumentAlone,
  ],
  optimizeDeps: { entries: ['index.html', 'sign-in.html', ...CARD_DOCUMENTS] },
  // While developing, documents come from our own server and everything they load from here.
  server: { origin: 'http://127.0.0.1:5173' },
  // The server puts a fresh nonce in place of this word in every document it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: here('dist'),
    assetsInlineLimit: 0,
    // Browsers that know light-dark(); older targets would have it compiled away, and data-theme with it.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
})
