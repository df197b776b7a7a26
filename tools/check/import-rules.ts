// Runs the import rules and makes sure that they were really held against the code: a cruise of 0 modules passes everything.
import { createRequire } from 'node:module'
import { cruise, type ICruiseResult } from 'dependency-cruiser'

const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')
const folders = ['contracts', 'emails', 'portal/src', 'server/src', 'sandbox', 'e2e', 'tools']
const { output } = await cruise(
  folders,
  { ruleSet: { forbidden: rules.forbidden }, validate: true, ...rules.options },
  rules.options.enhancedResolveOptions,
)
const { summary, modules } = output as ICruiseResult

const ours = modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)))
const least = Number(process.env.MODULES_AT_LEAST ?? 1)
for (const { rule, from, to } of summary.violations) console.log(`${rule.name}: ${from} → ${to}`)
console.log(`${ours.length} modules read, ${summary.violations.length} violations`)
process.exitCode = summary.violations.length > 0 || ours.length < least ? 1 : 0
