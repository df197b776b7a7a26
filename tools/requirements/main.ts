import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { areaLines, listArea, totalLine } from './account.ts'
import { missing, readExpectation } from './expectation.ts'
import { readLedger } from './ledger.ts'
import { testsOf } from './reports.ts'
import { judge } from './verdict.ts'

const root = new URL('../../', import.meta.url)
const reports = new URL('reports/', root)

const { values: options } = parseArgs({
  options: { list: { type: 'string' }, expect: { type: 'string', multiple: true, default: [] } },
})

const reportFiles = () => {
  try {
    return readdirSync(reports).filter((name) => name.endsWith('.json'))
  } catch {
    return []
  }
}

const files = reportFiles()
if (files.length === 0) {
  console.error(`No test reports in ${fileURLToPath(reports)}. Run the tests first: npm test, npm run e2e.`)
  process.exit(1)
}

const ledger = readLedger(readFileSync(new URL('docs/requirements.md', root), 'utf8'))
const tests = files.flatMap((name) => testsOf(`reports/${name}`, readFileSync(new URL(name, reports), 'utf8')))
const verdict = judge(ledger, tests)
const lacking = options.expect.flatMap((file) => missing(readExpectation(readFileSync(file, 'utf8')), verdict.proved))

if (options.list) for (const line of listArea(ledger, verdict, options.list)) console.log(line)
for (const line of areaLines(ledger, verdict)) console.log(line)
for (const fault of verdict.faults) console.error(fault)
if (lacking.length > 0)
  console.error(`expected by ${options.expect.join(' and ')}, but not proved: ${lacking.join(' ')}`)
console.log(totalLine(ledger, verdict))
process.exitCode = verdict.faults.length + lacking.length > 0 ? 1 : 0
