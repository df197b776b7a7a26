import { type PlaywrightReport, testsOfPlaywright } from './playwright-report.ts'
import type { TestRun } from './test-run.ts'
import { testsOfVitest, type VitestReport } from './vitest-report.ts'

const isVitest = (report: object): report is VitestReport =>
  'testResults' in report && Array.isArray(report.testResults)
const isPlaywright = (report: object): report is PlaywrightReport => 'suites' in report && Array.isArray(report.suites)

/** The tests of a report. An unknown format is refused: read as empty, it would hide failures. */
export const testsOf = (file: string, json: string): TestRun[] => {
  const report: unknown = JSON.parse(json)
  if (typeof report === 'object' && report !== null) {
    if (isVitest(report)) return testsOfVitest(report)
    if (isPlaywright(report)) return testsOfPlaywright(report)
  }
  throw new Error(`${file} is neither a vitest nor a playwright report`)
}
