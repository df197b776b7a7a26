// Writes the schema that the migrations produce: server/schema.sql for review, and the server's table types. With
// --check it fails if either file was out of date.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { run } from '../processes/run.ts'
import { startServices } from '../services/services.ts'
import { withScratchDatabase } from './scratch-database.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const schema = `${root}server/schema.sql`
const tables = `${root}server/src/platform/database/tables.ts`
const texts = () => [schema, tables].map((file) => readFileSync(file, 'utf8'))
const before = texts()

const services = await startServices()
await withScratchDatabase(services.environment.DATABASE_OWNER_URL, async (url) => {
  await migrate(url)
  await run('kysely-codegen', [
    ...['--dialect', 'postgres', '--url', url, '--out-file', tables, '--singularize', 'false'],
    ...['--exclude-pattern', 'public.schema_*', '--log-level', 'warn', '--date-parser', 'string'],
  ])
  const dump = await run('pg_dump', ['--schema-only', '--no-owner', url])
  const stable = dump.replace(/^\\(un)?restrict .*$/gm, '').replace(/^-- Dumped .*$/gm, '')
  writeFileSync(schema, stable)
})
const generated = readFileSync(tables, 'utf8')
  .replace('export interface DB {', 'export interface Tables {')
  // Ids stay below 2^53 and are read as numbers, dates as 'YYYY-MM-DD' (database.ts); intervals are written, never read.
  .replace(/export type Int8 = .*\n/, 'export type Int8 = ColumnType<number, number, number>;\n')
  .replace(/export type Interval = .*\n/, 'export type Interval = ColumnType<string, string, string>;\n')
  .replace(/import type \{ IPostgresInterval \}.*\n/, '')
writeFileSync(tables, generated)
await run('biome', ['format', '--write', tables])
console.log('server/schema.sql and table types written')
if (process.argv.includes('--check') && texts().some((text, at) => text !== before[at])) {
  console.error('They did not match the migrations: review and commit what was written.')
  process.exitCode = 1
}
