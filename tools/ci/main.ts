import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { testsOf } from '../requirements/reports.ts'
import { readPhases, sumUp } from './phases.ts'

const [file = 'reports/phases.txt'] = process.argv.slice(2)
const testsIn = (report: string) => testsOf(report, readFileSync(join(dirname(file), report), 'utf8'))

const { passed, failed } = sumUp(readPhases(readFileSync(file, 'utf8')), testsIn)
for (const { name, problem = [] } of failed) {
  console.log(`failed: ${name}`)
  for (const line of problem) console.log(`    ${line}`)
}
console.log(`${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
