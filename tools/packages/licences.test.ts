import { expect, test } from 'vitest'
import { exceptions } from './allowed-licences.ts'
import { licenceProblems } from './licences.ts'

const packageOf = (name: string, declared: string, dev = false) => ({
  ...{ name, declared, dev },
  ...{ folder: `node_modules/${name}`, version: '1.0.0' },
})
const excepted = Object.entries(exceptions).map(([name, { declared }]) => packageOf(name, declared))
const problemsOf = (declared: string, dev?: boolean) => licenceProblems([...excepted, packageOf('new', declared, dev)])

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT'])('%s is allowed', (declared) => {
  expect(problemsOf(declared)).toEqual([])
})

test.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE.txt', 'UNLICENSED', '', 'MPL-2.0'])(
  'a production package under "%s" fails the check',
  (declared) => {
    expect(problemsOf(declared)).toEqual([
      `new 1.0.0 is licensed under "${declared}", which is not allowed in production`,
    ])
  },
)

test('development allows more, and not everything', () => {
  expect(problemsOf('MPL-2.0', true)).toEqual([])
  expect(problemsOf('GPL-3.0-only', true)).toHaveLength(1)
})

test('an exception holds for the licence it names, and only while its package is installed', () => {
  const [first, ...others] = excepted
  expect(licenceProblems([packageOf(first?.name ?? '', 'GPL-3.0-only'), ...others])).toHaveLength(1)
  expect(licenceProblems(others)).toEqual([expect.stringContaining('is not installed')])
})
