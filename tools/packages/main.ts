// Checks the installed packages: every install script has been reviewed, every licence is allowed.
import { existsSync, readFileSync } from 'node:fs'
import { scriptProblems } from './install-scripts.ts'
import { licenceProblems } from './licences.ts'
import { type Package, packagesIn } from './lock.ts'

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

const isInstalled = ({ folder }: Package): boolean => existsSync(`${folder}/package.json`)
const withLicence = (one: Package) => {
  const { license } = readJson(`${one.folder}/package.json`)
  return { ...one, declared: typeof license === 'string' ? license : '' }
}

const packages = packagesIn(readJson('package-lock.json'))
// Builds for other systems are not here to be read; the package that brings them is.
const licensed = packages.filter(isInstalled).map(withLicence)
const problems = [...scriptProblems(packages, readJson('package.json').allowScripts), ...licenceProblems(licensed)]
for (const problem of problems) console.error(problem)
console.log(`${licensed.length} packages, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
