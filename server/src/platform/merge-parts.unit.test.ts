import { expect, test } from 'vitest'
import { mergeParts } from './merge-parts.ts'

const work = async () => {}

test('the parts of all modules are merged by name', () => {
  const modules = { billing: { dueWork: { trials: work } }, hub: {}, firms: { dueWork: { notices: work } } }
  expect(Object.keys(mergeParts(modules, 'dueWork'))).toEqual(['trials', 'notices'])
})

test.each(['activities', 'dueWork', 'housekeeping'] as const)(
  'two modules with the same name in their %s are refused by their names',
  (part) => {
    const modules = { billing: { [part]: { reminders: work } }, invitations: { [part]: { reminders: work } } }
    expect(() => mergeParts(modules, part)).toThrow(
      `The modules billing and invitations both have 'reminders' in their ${part}`,
    )
  },
)
