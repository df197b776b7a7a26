import type { TestRun } from './test-run.ts'

/** The part of vitest's json report that is read here. */
export type VitestReport = {
  testResults: { name: string; assertionResults: Assertion[] }[]
}

type Assertion = { ancestorTitles: string[]; title: string; status: string; failureMessages?: string[] }

export const testsOfVitest = ({ testResults }: VitestReport): TestRun[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
      file: name,
      groups: ancestorTitles.filter(Boolean),
      title,
      passed: status === 'passed',
      problem: failureMessages?.[0],
    })),
  )
