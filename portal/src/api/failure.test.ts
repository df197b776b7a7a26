import { expect, test } from 'vitest'
import { writePageData } from '../../testing/page-state.ts'
import { errors } from '../texts/errors.ts'
import { Failure, pairOf } from './failure.ts'
import { ApiProblem } from './problem.ts'

test('ERR-72 an error without a pair of its own shows the generic text', () => {
  const generic = 'Something went wrong. Please try again.'
  expect(pairOf(new TypeError('x is not a function')).text).toBe(generic)
  expect(pairOf(new ApiProblem(500)).text).toBe(generic)
  expect(pairOf(undefined).text).toBe(generic)
})

test('ERR-73 a failed data load without a pair of its own shows the text of failed loads', () => {
  expect(pairOf(new Failure(errors.loading, new ApiProblem(500))).text).toBe('Error loading data.')
})

test('a failure with a pair shows it, with the names of this installation', () => {
  expect(pairOf(new Failure(errors.logout))).toEqual({
    title: 'Unable to log out',
    text: 'Error during logout. Please try again.',
  })
  writePageData({ hubName: 'Ledger Desk' })
  expect(pairOf(new Failure(errors.unavailable)).title).toBe('The Ledger Desk cannot be reached')
})
