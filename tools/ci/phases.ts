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

export interface Failure {
  name: string
  /** The first lines of the runner's message, without colors. */
  problem?: string[]
}

const PROBLEM_LINES = 12
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character that starts a color
const colours = /\u001b\[[\d;]*m/g

const linesOf = (problem: string): string[] =>
  problem
    .replace(colours, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, PROBLEM_LINES)

/** Counts tests; a phase that failed without a failing test counts as a failure. */
export function sumUp(phases: Phase[], testsIn: (report: string) => TestRun[]): { passed: number; failed: Failure[] } {
  let passed = 0
  const failed: Failure[] = []
  for (const { name, status, reports } of phases) {
    const tests = reports.flatMap(testsIn)
    const bad = tests
      .filter((test) => !test.passed)
      .map(({ groups, title, problem }) => ({
        name: `${name}: ${[...groups, title].join(' › ')}`,
        ...(problem !== undefined && { problem: linesOf(problem) }),
      }))
    passed += tests.length - bad.length
    failed.push(...bad)
    if (status !== 0 && bad.length === 0) failed.push({ name })
  }
  return { passed, failed }
}
