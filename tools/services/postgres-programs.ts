import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../processes/run.ts'
import { MissingProgram } from './part-failure.ts'
import { progressOf, timed } from './progress.ts'

const oldest = 15
const asRoot = () => process.getuid?.() === 0

export interface PostgresUser {
  uid?: number
  gid?: number
}

/** PostgreSQL refuses to run as root; there its programs run as the user postgres, elsewhere as whoever calls. */
export async function postgresUser(): Promise<PostgresUser> {
  if (!asRoot()) return {}
  const number = async (flag: string) => Number(await run('id', [flag, 'postgres']))
  return { uid: await number('-u'), gid: await number('-g') }
}

/** The directory with initdb and postgres, newest version first; installed when missing and possible. */
export async function postgresPrograms(): Promise<string> {
  const found = await findPrograms()
  if (found) return found
  if (!asRoot() || !existsSync('/usr/bin/apt-get')) {
    const command = process.platform === 'darwin' ? 'brew install postgresql@17' : 'sudo apt-get install postgresql'
    throw new MissingProgram(`PostgreSQL ${oldest} or newer is missing`, command)
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await timed(progressOf(process.env), { part: 'postgres', doing: 'installing the package postgresql' }, async () => {
    await run('apt-get', ['update', '-q'], { env })
    await run('apt-get', ['install', '-y', '-q', 'postgresql'], { env })
  })
  const installed = await findPrograms()
  if (!installed) throw new Error(`The package postgresql brought no PostgreSQL ${oldest} or newer.`)
  return installed
}

async function findPrograms(): Promise<string | undefined> {
  const debian = subfolders('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
  const homebrew = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
    subfolders(folder)
      .filter((name) => name.startsWith('postgresql'))
      .map((name) => join(folder, name, 'bin')),
  )
  const onPath = (process.env.PATH ?? '').split(':')
  const folders = [...debian, ...homebrew, ...onPath].filter((folder) => existsSync(join(folder, 'initdb')))
  const found = await Promise.all(folders.map(async (folder) => ({ folder, version: await versionOf(folder) })))
  return found.filter(({ version }) => version >= oldest).sort((a, b) => b.version - a.version)[0]?.folder
}

const subfolders = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

const versionOf = async (folder: string) => Number(/\d+/.exec(await run(join(folder, 'initdb'), ['--version']))?.[0])
