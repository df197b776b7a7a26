/** On its own line, for statements PostgreSQL runs only outside a transaction, such as CREATE INDEX CONCURRENTLY. */
const OUTSIDE = /^-- outside of a transaction$/m

/**
 * Definitions are applied after the migration has committed. Until then, a policy that CASCADE dropped would be missing.
 */
const DROPS_MORE = /(?<!\bon (?:delete|update)\s+)\bcascade\b/i

const CREATE = /^create (?:unique )?index concurrently (?!on |if )(\w+) on /i
const DROP = /^drop index concurrently if exists (\w+)$/i
const REINDEX = /^reindex index concurrently \w+$/i

/** An interrupted CONCURRENTLY leaves an index that slows down writes and serves no query. */
const REFUSE_INVALID = `do $$
declare name text;
begin
  select string_agg(indexrelid::regclass::text, ', ') into name from pg_index where not indisvalid;
  if name is not null then
    raise exception 'left invalid by an interrupted build: %. Drop it concurrently and migrate again', name;
  end if;
end $$`

export interface MigrationSteps {
  isInTransaction: boolean
  statements: string[]
}

/** What a migration file runs, or an error that says which rule it breaks. */
export const stepsOf = (name: string, text: string): MigrationSteps => {
  const code = text.replace(/--.*$/gm, '')
  if (DROPS_MORE.test(code))
    throw new Error(`${name} uses CASCADE, which may drop policies: drop what depends on it by name instead`)
  return OUTSIDE.test(text)
    ? { isInTransaction: false, statements: [...concurrentSteps(name, code), REFUSE_INVALID] }
    : { isInTransaction: true, statements: [text] }
}

/**
 * Such a file is retried from the start, does not see firms' rows and has no lock timeout. It may therefore only contain
 * statements that wait without blocking others, and drops an index before it creates it.
 */
const concurrentSteps = (name: string, code: string): string[] => {
  const statements = code
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')
  const dropped = new Set<string>()
  for (const statement of statements) {
    const [, removed] = DROP.exec(statement) ?? []
    const [, created] = CREATE.exec(statement) ?? []
    if (removed) dropped.add(removed)
    else if (created && !dropped.has(created))
      throw new Error(`${name} is retried from the start: put "drop index concurrently if exists ${created};" first`)
    else if (!created && !REINDEX.test(statement))
      throw new Error(
        `${name} runs outside of a transaction and may only create, drop if exists or rebuild an index CONCURRENTLY: ${statement}`,
      )
  }
  return statements
}
