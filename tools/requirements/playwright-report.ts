import type { TestRun } from './test-run.ts'

/** The part of playwright's json report that is read here. */
export type PlaywrightReport = { suites: Suite[] }

type Suite = { title: string; file: string; specs: Spec[]; suites?: Suite[] }
type Spec = { title: string; tests: { status: string; expectedStatus: string; results?: Result[] }[] }
type Result = { errors?: { message: string }[] }

// A test marked to fail is 'expected' when it fails: it proves nothing.
const passed = ({ tests }: Spec) =>
  tests.length > 0 && tests.every(({ status, expectedStatus }) => status === 'expected' && expectedStatus === 'passed')

const problem = ({ tests }: Spec) =>
  tests.flatMap(({ results = [] }) => results.flatMap(({ errors = [] }) => errors))[0]?.message

const testsOfSuite = ({ file, specs, suites = [] }: Suite, groups: string[]): TestRun[] => [
  ...specs.map((spec) => ({ file, groups, title: spec.title, passed: passed(spec), problem: problem(spec) })),
  ...suites.flatMap((inner) => testsOfSuite(inner, [...groups, inner.title])),
]

/** The outermost suites are files; their titles are paths and name no group. */
export const testsOfPlaywright = ({ suites }: PlaywrightReport): TestRun[] =>
  suites.flatMap((file) => testsOfSuite(file, []))
