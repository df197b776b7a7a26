import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The SDK accepts the vendor's host names only, and reports to the vendor. Bundled with this plugin it accepts this
 * program's own origin too, and reports nothing. Its stand-ins are CommonJS, as the modules they replace.
 */
export const withSdkOnAnyHost = (): Plugin => ({
  name: 'sdk-on-any-host',
  enforce: 'pre',
  resolveId: (id) => {
    if (/\/lib\/is-verified-domain(\.js)?$/.test(id)) return here('./is-verified-domain.cjs')
    if (/\/lib\/analytics(\.js)?$/.test(id)) return here('./no-analytics.cjs')
    return undefined
  },
})
