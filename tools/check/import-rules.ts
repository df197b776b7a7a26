// Runs the import rules and checks that they saw the code: a cruise of 0 modules would pass everything.
import { createRequire } from 'node:module'
import { cruise, type ICruiseResult } from 'dependency-cruiser'

/** The least number of modules per folder, a little below the real one, so that an unread folder is noticed. */
const atLeast = {
  contracts: 50,
  emails: 16,
  'portal/src': 500,
  'server/src': 385,
  'server/testing': 40,
  sandbox: 125,
  e2e: 32,
  tools: 150,
}

const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')
const { output } = await cruise(
  Object.keys(atLeast),
  { ruleSet: { forbidden: rules.forbidden }, validate: true, ...rules.options },
  rules.options.enhancedResolveOptions,
)
const { summary, modules } = output as ICruiseResult

const read = Object.entries(atLeast).map(([folder, least]) => {
  const count = modules.filter(({ source }) => source.startsWith(`${folder}/`)).length
  return { folder, count, least, isEnough: count >= least }
})
for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} → ${to}`)
for (const { folder, count, least } of read.filter(({ isEnough }) => !isEnough))
  console.log(`${folder}: ${count} modules read, which should be at least ${least}`)
const all = read.reduce((sum, { count }) => sum + count, 0)
console.log(`${all} modules read, ${summary.violations.length} violations`)
process.exitCode = summary.violations.length > 0 || read.some(({ isEnough }) => !isEnough) ? 1 : 0
