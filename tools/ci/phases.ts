import type { TestRun } from '../requirements/test-run.ts'

/** One step of the build: how it ended and which test reports it wrote. */
export interface Phase {
  name: string
  status: number
  reports: string[]
}

export const readPhases = (text: string): Phase[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', status, ...reports] = line.trim().split(' ')
      return { name, status: Number(status), reports }
    })

/** Counts tests; a phase that failed without a failing test is a failure of its own. */
export function sumUp(phases: Phase[], testsIn: (report: string) => TestRun[]): { passed: number; failed: string[] } {
  let passed = 0
  const failed: string[] = []
  for (const { name, status, reports } of phases) {
    const tests = reports.flatMap(testsIn)
    const bad = tests
      .filter((test) => !test.passed)
      .map((test) => `${name}: ${[...test.groups, test.title].join(' › ')}`)
    passed += tests.length - bad.length
    failed.push(...bad)
    if (status !== 0 && bad.length === 0) failed.push(name)
  }
  return { passed, failed }
}
