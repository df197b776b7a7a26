import type { TestRun } from './test-run.ts'

/** The part of vitest's json report that is read here. */
export type VitestReport = {
  testResults: { name: string; status?: string; message?: string; assertionResults: Assertion[] }[]
}

type Assertion = { ancestorTitles: string[]; title: string; status: string; failureMessages?: string[] }

export const testsOfVitest = ({ testResults }: VitestReport): TestRun[] =>
  testResults.flatMap(({ name, status: ended, message, assertionResults }) => {
    // A file that could not be loaded has no tests that could fail.
    if (ended === 'failed' && assertionResults.length === 0)
      return [{ file: name, groups: [], title: name, passed: false, problem: message }]
    return assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
      file: name,
      groups: ancestorTitles.filter(Boolean),
      title,
      passed: status === 'passed',
      problem: failureMessages?.[0],
    }))
  })
