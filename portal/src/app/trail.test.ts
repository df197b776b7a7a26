import { expect, test } from 'vitest'
import { stepsBackTo, type Trail, walked } from './trail.ts'

const start: Trail = { visits: [], at: -1 }
const go = (trail: Trail, ...steps: [how: 'PUSH' | 'POP' | 'REPLACE', key: string, pathname: string][]): Trail =>
  steps.reduce((walk, [how, key, pathname]) => walked(walk, { key, pathname }, how), trail)
const back = (trail: Trail) => stepsBackTo(trail, '/clients', '/clients/1')

const opened = go(start, ['POP', 'a', '/clients'], ['PUSH', 'b', '/clients/1'])

test('the list lies one step back from a client opened in it', () => {
  expect(back(opened)).toBe(1)
})

test('the tabs of the client are stepped over', () => {
  const tabs = go(opened, ['PUSH', 'c', '/clients/1/billing'], ['PUSH', 'd', '/clients/1/contacts'])
  expect(back(tabs)).toBe(3)
  expect(back(go(tabs, ['POP', 'c', '/clients/1/billing']))).toBe(2)
  expect(back(go(tabs, ['REPLACE', 'e', '/clients/1']))).toBe(3)
})

test('a client opened by its address, or from elsewhere, has no list behind it', () => {
  expect(back(go(start, ['POP', 'a', '/clients/1']))).toBe(0)
  expect(back(go(opened, ['PUSH', 'c', '/create-client'], ['PUSH', 'd', '/clients/1']))).toBe(0)
})

test('a page that was left by Back and then by another way is forgotten', () => {
  const again = go(opened, ['POP', 'a', '/clients'], ['PUSH', 'c', '/clients/1'])
  expect(again.visits.map(({ key }) => key)).toEqual(['a', 'c'])
  expect(back(again)).toBe(1)
})

test('after a reload nothing is known of what was before', () => {
  expect(go(opened, ['POP', 'unknown', '/clients/1'])).toEqual({
    visits: [{ key: 'unknown', pathname: '/clients/1' }],
    at: 0,
  })
})
