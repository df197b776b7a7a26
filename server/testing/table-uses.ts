import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const src = fileURLToPath(new URL('../src/', import.meta.url))
const tables = new Set(
  globSync('../migrations/*.sql', { cwd: src })
    .flatMap((file) => [...readFileSync(src + file, 'utf8').matchAll(/^create table (?:if not exists )?(\w+)/gim)])
    .map(([, name]) => name),
)

const WRITES = [
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(\w+)/gi,
]
const READS = [
  /(?:selectFrom|from|using|[jJ]oin)\(\s*\[?\s*'(\w+)/g,
  /\b(?:from|join|using)\s+(\w+)/gi,
  /\bfrom\s+\w+(?:\s+\w+)?\s*,\s*(\w+)/gi,
]

/** The tables that each file of server/src writes or reads, through Kysely or SQL. */
const tablesBy = (uses: readonly RegExp[]): [file: string, table: string][] =>
  globSync('*/**/*.ts', { cwd: src })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => {
      const source = withoutComments(readFileSync(src + file, 'utf8'))
      const names = uses.flatMap((use) => [...source.matchAll(use)].map(([, name = '']) => name))
      return [...new Set(names)].filter((name) => tables.has(name)).map((name): [string, string] => [file, name])
    })

const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

export const tableWrites = () => tablesBy(WRITES)
export const tableReads = () => tablesBy(READS)

export const moduleOf = (file: string): string => file.split('/')[0] ?? ''
