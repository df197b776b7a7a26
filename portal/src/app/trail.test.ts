import { expect, test } from 'vitest'
import { advance, stepsBackTo, type Trail } from './trail.ts'

const start: Trail = { visits: [], at: -1 }
const go = (trail: Trail, ...steps: [how: 'PUSH' | 'POP' | 'REPLACE', key: string, pathname: string][]): Trail =>
  steps.reduce((walk, [how, key, pathname]) => advance(walk, { key, pathname }, how), trail)
const back = (trail: Trail) => stepsBackTo(trail, '/clients', '/clients/1')

const clientFromList = go(start, ['POP', 'a', '/clients'], ['PUSH', 'b', '/clients/1'])

test('the list is one step back from a client opened in it', () => {
  expect(back(clientFromList)).toBe(1)
})

test('the client’s tabs count as steps back to the list', () => {
  const tabs = go(clientFromList, ['PUSH', 'c', '/clients/1/billing'], ['PUSH', 'd', '/clients/1/contacts'])
  expect(back(tabs)).toBe(3)
  expect(back(go(tabs, ['POP', 'c', '/clients/1/billing']))).toBe(2)
  expect(back(go(tabs, ['REPLACE', 'e', '/clients/1']))).toBe(3)
})

test('a client opened by URL or from another page has no list to go back to', () => {
  expect(back(go(start, ['POP', 'a', '/clients/1']))).toBe(0)
  expect(back(go(clientFromList, ['PUSH', 'c', '/create-client'], ['PUSH', 'd', '/clients/1']))).toBe(0)
})

test('going Back and then to another page drops the page that was left', () => {
  const again = go(clientFromList, ['POP', 'a', '/clients'], ['PUSH', 'c', '/clients/1'])
  expect(again.visits.map(({ key }) => key)).toEqual(['a', 'c'])
  expect(back(again)).toBe(1)
})

test('after a reload the trail starts over', () => {
  expect(go(clientFromList, ['POP', 'unknown', '/clients/1'])).toEqual({
    visits: [{ key: 'unknown', pathname: '/clients/1' }],
    at: 0,
  })
})
