import { expect, test } from 'vitest'
import { testsOf } from './reports.ts'

const vitest = {
  numTotalTests: 3,
  testResults: [
    {
      name: '/repo/a.test.ts',
      status: 'failed',
      assertionResults: [
        { ancestorTitles: ['', 'group'], title: 'one', fullName: 'group one', status: 'passed' },
        { ancestorTitles: [], title: 'two', fullName: 'two', status: 'failed', failureMessages: ['two is one'] },
        { ancestorTitles: [], title: 'three', fullName: 'three', status: 'skipped' },
      ],
    },
  ],
}

const spec = (title: string, status: string, expectedStatus = 'passed') => ({
  title,
  ok: true,
  tests: [
    {
      status,
      expectedStatus,
      results: [{ status, errors: status === 'unexpected' ? [{ message: 'not shown' }] : [] }],
    },
  ],
})

const playwright = {
  suites: [
    {
      title: 'sign-up.spec.ts',
      file: 'sign-up.spec.ts',
      specs: [spec('signs up', 'expected'), spec('only at the second try', 'flaky')],
      suites: [
        {
          title: 'twice',
          file: 'sign-up.spec.ts',
          specs: [
            spec('is refused', 'unexpected'),
            spec('later', 'skipped'),
            spec('known to fail', 'expected', 'failed'),
          ],
        },
      ],
    },
  ],
}

const outcome = (report: object) =>
  testsOf('r.json', JSON.stringify(report)).map(({ title, groups, passed }) => [[...groups, title].join(' > '), passed])

test('a vitest report yields groups, titles and what passed', () => {
  expect(outcome(vitest)).toEqual([
    ['group > one', true],
    ['two', false],
    ['three', false],
  ])
})

test('so does a playwright report; flaky, skipped and expectedly failing tests have not passed', () => {
  expect(outcome(playwright)).toEqual([
    ['signs up', true],
    ['only at the second try', false],
    ['twice > is refused', false],
    ['twice > later', false],
    ['twice > known to fail', false],
  ])
})

test('a report in another format is refused with an error that names it', () => {
  expect(() => testsOf('reports/x.json', '{"tests":[]}')).toThrow('reports/x.json')
  expect(() => testsOf('reports/x.json', 'null')).toThrow('reports/x.json')
})

test('a file that could not be loaded counts as failed, with the reason', () => {
  const report = {
    testResults: [{ name: '/repo/b.test.ts', status: 'failed', message: 'no such import', assertionResults: [] }],
  }
  expect(testsOf('r.json', JSON.stringify(report))).toEqual([
    { file: '/repo/b.test.ts', groups: [], title: '/repo/b.test.ts', passed: false, problem: 'no such import' },
  ])
})

test('both reports give the reason of a failure', () => {
  const problems = (report: object) => testsOf('r.json', JSON.stringify(report)).flatMap(({ problem }) => problem ?? [])
  expect([problems(vitest), problems(playwright)]).toEqual([['two is one'], ['not shown']])
})
