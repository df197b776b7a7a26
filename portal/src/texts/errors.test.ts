import { expect, test } from 'vitest'
import { enrollmentErrors } from './errors.ts'

test('ERR-47 the catalogue has the enrollment messages', () => {
  expect(enrollmentErrors).toEqual([
    'Failed to enroll organization.',
    'Enrollment was not successful.',
    'Unable to complete enrollment.',
  ])
})
