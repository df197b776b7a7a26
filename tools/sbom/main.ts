// Writes the bill of materials of a production install to reports/sbom.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagesIn } from '../packages/lock.ts'
import { run } from '../processes/run.ts'
import { type Bom, missingFrom, productionBom } from './production-bom.ts'

const FILE = 'reports/sbom/production.cdx.json'

/** Debian's npm is older than the command. */
const findNpm = async (): Promise<string> => {
  if (Number.parseInt(await run('npm', ['--version']), 10) >= 10) return 'npm'
  const folder = join(tmpdir(), 'npm-11.19.1')
  await run('npm', ['install', '--no-save', '--prefix', folder, 'npm@11.19.1'])
  return join(folder, 'node_modules/.bin/npm')
}

// With `--omit dev` npm leaves out every package that development uses as well (npm/cli#7909).
const whole: Bom = JSON.parse(await run(await findNpm(), ['sbom', '--sbom-format', 'cyclonedx']))
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const installed = packagesIn(lock).filter(({ dev, folder }) => !dev && existsSync(folder))
const own = ['contracts', 'emails', 'portal', 'server'].map((folder) => lock.packages[folder])
const production = new Set([...own, ...installed].map(({ name, version }) => `${name}@${version}`))
const missing = missingFrom(whole, production)
if (missing.length > 0) throw new Error(`npm left out ${missing.join(', ')}`)

mkdirSync('reports/sbom', { recursive: true })
writeFileSync(FILE, JSON.stringify(productionBom(whole, production), null, 2))
console.log(`${production.size} packages in ${FILE}`)
