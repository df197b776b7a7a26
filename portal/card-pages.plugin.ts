import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const project = fileURLToPath(new URL('../', import.meta.url))

/** The package of a module, by its place in package-lock.json; undefined for our own files. */
const packageOf = (module: string): string | undefined =>
  /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replace('\0', '').replace(project, ''))?.[1]

/**
 * Browsers run a card page's script only with the bytes that were built, and dist/card-pages/ says which packages it is
 * made of. e2e/card-pages.spec.ts compares both with the inventory in portal/card-pages.json (docs/threats.md M5).
 */
export const cardPages = (document: string): Plugin => ({
  name: `card-pages:${document}`,
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    if (!(document in bundle)) return
    const page = join(dir, document)
    const scripts = Object.values(bundle).flatMap((file) => {
      if (file.type !== 'chunk') return []
      const content = readFileSync(join(dir, file.fileName))
      const modules = Object.entries(file.modules).filter(([, { renderedLength }]) => renderedLength > 0)
      return {
        file: `/${file.fileName}`,
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
        packages: [...new Set(modules.flatMap(([id]) => packageOf(id) ?? []))].sort(),
      }
    })
    const withIntegrity = scripts.reduce(
      (html, { file, integrity }) => html.replace(`src="${file}"`, `src="${file}" integrity="${integrity}"`),
      readFileSync(page, 'utf8'),
    )
    writeFileSync(page, withIntegrity)
    mkdirSync(join(dir, 'card-pages'), { recursive: true })
    const made = join(dir, 'card-pages', `${basename(document, '.html')}.json`)
    writeFileSync(made, JSON.stringify({ scripts }, undefined, 2))
  },
})
