import { expect, test } from 'vitest'
import { areaLines, listArea, totalLine } from './account.ts'
import type { Requirement } from './ledger.ts'
import { judge } from './verdict.ts'

const rows = (area: string, count: number): Requirement[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${area}-0${index + 1}`, area, text: `${area} ${index + 1}` }))

const ledger = [...rows('ONE', 6), ...rows('TWO', 2)]
const run = (title: string, passed = true, groups: string[] = []) => ({ file: 'a.test.ts', groups, title, passed })

test('an id is proved by one passing test, even if another one fails', () => {
  const verdict = judge(ledger, [run('ONE-01 TWO-02 works'), run('ONE-01 at night', false), run('nothing claimed')])
  expect([...verdict.proved]).toEqual(['ONE-01', 'TWO-02'])
  expect(verdict.faults).toEqual([])
})

test('an id claimed only by failing or skipped tests is a fault', () => {
  const verdict = judge(ledger, [run('ONE-01 works', false), run('ONE-02 works')])
  expect([...verdict.proved]).toEqual(['ONE-02'])
  expect(verdict.faults).toEqual(['ONE-01 is claimed only by tests that failed or were skipped'])
})

test('an unknown id is a fault and proves nothing', () => {
  const verdict = judge(ledger, [run('ONE-07 works'), run('OEN-01 works', false)])
  expect([...verdict.proved]).toEqual([])
  expect(verdict.faults).toEqual([
    "unknown id ONE-07 in 'ONE-07 works' (a.test.ts)",
    "unknown id OEN-01 in 'OEN-01 works' (a.test.ts)",
  ])
})

test('five ids in a title are allowed, six are not', () => {
  expect(judge(ledger, [run('ONE-01 ONE-02 ONE-03 ONE-04 ONE-05 all')]).faults).toEqual([])
  expect(judge(ledger, [run('ONE-01 ONE-02 ONE-03 ONE-04 ONE-05 ONE-06 all')]).faults).toEqual([
    "6 ids, more than 5, in 'ONE-01 ONE-02 ONE-03 ONE-04 ONE-05 ONE-06 all' (a.test.ts)",
  ])
})

test('an id in the title of a group proves nothing and is reported once', () => {
  const verdict = judge(ledger, [run('a', true, ['ONE-01 group']), run('b', true, ['ONE-01 group'])])
  expect([...verdict.proved]).toEqual([])
  expect(verdict.faults).toEqual(["ids belong in titles of tests, not of the group 'ONE-01 group' (a.test.ts)"])
})

test('the account counts each area and the total, and lists one area on demand', () => {
  const verdict = judge(ledger, [run('ONE-01 ONE-02 work'), run('TWO-02 works', false)])
  expect(areaLines(ledger, verdict)).toEqual(['ONE 2 / 6', 'TWO 0 / 2'])
  expect(totalLine(ledger, verdict)).toBe('requirements proved: 2 of 8')
  expect(listArea(ledger, verdict, 'TWO')).toEqual(['open    TWO-01  TWO 1', 'failing TWO-02  TWO 2'])
  expect(() => listArea(ledger, verdict, 'SIX')).toThrow('SIX')
})
