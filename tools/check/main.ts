// The checks before every commit: types, lint, import rules, unused code, unit tests. They run in parallel, one line each.
import { run } from '../processes/run.ts'

const tsc = 'node_modules/@typescript/native/bin/tsc'
const checks: Record<string, string> = {
  'types (server)': `node ${tsc} -p tsconfig.json`,
  'types (tools, journeys)': `node ${tsc} -p tools/tsconfig.json`,
  'types (portal)': `node ${tsc} -p portal/tsconfig.json`,
  'types (Books)': `node ${tsc} -p sandbox/books/app/tsconfig.json`,
  'types (cards)': `node ${tsc} -p sandbox/cards/app/tsconfig.json`,
  'format and lint': 'biome check --error-on-warnings',
  'lint by types': 'oxlint --type-aware',
  'import rules': 'node tools/check/import-rules.ts',
  'unused code': 'knip --no-progress',
  packages: 'node tools/packages/main.ts',
  migrations: 'squawk --no-error-on-unmatched-pattern "server/migrations/*.sql" < /dev/null',
  'unit tests':
    'vitest run --config vitest.unit.config.ts --reporter=dot --reporter=json --outputFile=reports/unit.json',
}

const begun = performance.now()
const seconds = () => ((performance.now() - begun) / 1000).toFixed(1)
const only = process.argv.slice(2)
const chosen = Object.entries(checks).filter(([name]) => only.length === 0 || only.some((word) => name.includes(word)))
const verdicts = await Promise.all(
  chosen.map(async ([name, command]) => {
    const failure = await run(command, [], { shell: true, env: { FORCE_COLOR: '0' } }).then(
      () => undefined,
      (error: Error) => error,
    )
    console.log(`${failure ? 'FAIL' : 'ok  '} ${name} (${seconds()} s)`)
    if (failure) console.log(failure.message.trim())
    return !failure
  }),
)
console.log(`check: ${verdicts.every(Boolean) ? 'passed' : 'failed'} in ${seconds()} s`)
process.exitCode = verdicts.every(Boolean) ? 0 : 1
