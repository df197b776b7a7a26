import { expect, test } from 'vitest'
import { scriptProblems } from './install-scripts.ts'
import { packagesIn } from './lock.ts'

const packages = packagesIn({
  packages: {
    '': {},
    tools: { hasInstallScript: true },
    'node_modules/@partner-hub/tools': { link: true },
    'node_modules/quiet': {},
    'node_modules/quiet/node_modules/@scope/builds': { hasInstallScript: true },
  },
})

test('an unreviewed install script fails the check', () => {
  expect(scriptProblems(packages, {})).toEqual([expect.stringContaining('@scope/builds has an install script')])
  expect(scriptProblems(packages, { '@scope/builds': true })).toHaveLength(1)
  expect(scriptProblems(packages, { '@scope/builds': false })).toEqual([])
})

test('a package without a script has no place on the list', () => {
  expect(scriptProblems(packages, { '@scope/builds': false, quiet: false })).toEqual([
    expect.stringContaining('quiet has no install script'),
  ])
})
