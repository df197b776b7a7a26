import type { TestRun } from './test-run.ts'

/** The part of vitest's json report that is read here. */
export type VitestReport = {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[]
}

export const testsOfVitest = ({ testResults }: VitestReport): TestRun[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: name,
      groups: ancestorTitles.filter(Boolean),
      title,
      passed: status === 'passed',
    })),
  )
