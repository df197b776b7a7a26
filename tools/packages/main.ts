// Checks the installed packages: every install script has been reviewed.
import { readFileSync } from 'node:fs'
import { scriptProblems } from './install-scripts.ts'
import { packagesIn } from './lock.ts'

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

const packages = packagesIn(readJson('package-lock.json'))
const problems = scriptProblems(packages, readJson('package.json').allowScripts)
for (const problem of problems) console.error(problem)
console.log(`${packages.length} packages, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
