import { expect, test } from 'vitest'
import type { TestRun } from '../requirements/test-run.ts'
import { readPhases, sumUp } from './phases.ts'

const reports: Record<string, TestRun[]> = {
  'good.json': [
    { file: 'x.test.ts', title: 'one', groups: [], passed: true },
    { file: 'x.test.ts', title: 'two', groups: ['list'], passed: true },
  ],
  'bad.json': [
    {
      file: 'x.test.ts',
      title: 'three',
      groups: ['list'],
      passed: false,
      problem: '\u001b[31mone\u001b[39m is\n\nnot two',
    },
    { file: 'x.test.ts', title: 'four', groups: [], passed: true },
  ],
}
const sum = (text: string) => sumUp(readPhases(text), (name) => reports[name] ?? [])

test('failed tests count, and so does a phase that failed without any test', () => {
  expect(sum('check 0\ntest 0 good.json \n')).toEqual({ passed: 2, failed: [] })
  expect(sum('check 1\ntest 1 good.json bad.json\n')).toEqual({
    passed: 3,
    failed: [{ name: 'check' }, { name: 'test: list › three', problem: ['one is', 'not two'] }],
  })
})

test('a phase that failed although its tests passed is a failure', () => {
  expect(sum('test 1 good.json')).toEqual({ passed: 2, failed: [{ name: 'test' }] })
})
