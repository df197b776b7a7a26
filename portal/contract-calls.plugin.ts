import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const lens = fileURLToPath(new URL('src/api/contract.ts', import.meta.url))
const PREFIX = '\0contract-calls:'

const isEndpoint = (value: unknown): value is { family: string; method: string; path: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const isConstant = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

const isTable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(isConstant)

/** What is left of an exported value: a call without its schemas, a plain constant as it is, nothing of anything else. */
const plain = (value: unknown): unknown => {
  if (isEndpoint(value)) return { family: value.family, method: value.method, path: value.path }
  return isConstant(value) || isTable(value) ? value : undefined
}

/**
 * Built documents call the API without validating answers, so zod (30 kB gzipped) has no place in their first load:
 * through src/api/contract.ts a contract is seen with the family, method and path of its calls alone.
 */
export const contractCalls = (): Plugin => ({
  name: 'contract-calls',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (importer !== lens) return null
    const contract = await this.resolve(source, importer, { skipSelf: true })
    return contract && `${PREFIX}${contract.id}`
  },
  async load(id) {
    if (!id.startsWith(PREFIX)) return null
    const contract: Record<string, unknown> = await import(pathToFileURL(id.slice(PREFIX.length)).href)
    return Object.entries(contract)
      .map(([name, value]) => ({ name, value: plain(value) }))
      .filter(({ value }) => value !== undefined)
      .map(({ name, value }) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})
