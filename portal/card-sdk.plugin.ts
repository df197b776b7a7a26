import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The SDK reports every step to its maker. Nothing of the sort runs on card pages (DEC-42). */
const withoutAnalytics: Plugin = {
  name: 'card-sdk-without-analytics',
  enforce: 'pre',
  resolveId: (id) => (/\/lib\/analytics(\.js)?$/.test(id) ? here('card-sdk/analytics.cjs') : undefined),
}

const VERIFIED_DOMAIN = here('card-sdk/is-verified-domain.cjs')

/** The SDK trusts its maker's hosts alone. While developing, the sandbox takes their place. */
const withSandbox = (origins: readonly string[]): Plugin => ({
  name: 'card-sdk-with-sandbox',
  apply: 'serve',
  enforce: 'pre',
  resolveId: (id) => (/\/lib\/is-verified-domain(\.js)?$/.test(id) ? VERIFIED_DOMAIN : undefined),
  load: (id) =>
    id === VERIFIED_DOMAIN
      ? `module.exports = (url) => ${JSON.stringify(origins)}.includes(new URL(url).origin)`
      : undefined,
})

/** The package has a bundle for browsers in which nothing can be replaced, so its sources are taken. */
const fromSources = (replacing: Plugin[]): Plugin => ({
  name: 'card-sdk-from-sources',
  config: (_config, { command }) => ({
    resolve: { alias: [{ find: /^braintree-web\/(client|hosted-fields)$/, replacement: 'braintree-web/$1/index.js' }] },
    // The development server bundles packages in advance, without the plugins of the page.
    optimizeDeps: { rolldownOptions: { plugins: command === 'serve' ? replacing : [] } },
  }),
})

/** The card provider's SDK as the card pages load it. */
export const cardSdk = (sandboxOrigins: readonly string[]): Plugin[] => {
  const replacing = [withoutAnalytics, withSandbox(sandboxOrigins)]
  return [fromSources(replacing), ...replacing]
}
