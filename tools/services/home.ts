import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { alone } from './lock.ts'
import type { PortName } from './preferred-ports.ts'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
export const defaultHome = join(projectRoot, '.services')

const secretNames = ['postgres', 'hub_owner', 'hub_app', 'temporal', 'objects'] as const

/** What a directory of services remembers from its first start on. */
interface Memory {
  ports: Partial<Record<PortName, number>>
  secrets: Record<(typeof secretNames)[number], string>
  postgres_directory?: string
  /** The deploy/roles.sql that was last run, as a hash. */
  roles?: string
}

export interface Home {
  directory: string
  memory: Memory
  path(...parts: string[]): string
  remember(): void
}

const newMemory = (): Memory => ({
  ports: {},
  secrets: Object.fromEntries(
    secretNames.map((name) => [name, randomBytes(18).toString('base64url')]),
  ) as Memory['secrets'],
})

export function openHome(directory: string): Home {
  const file = join(directory, 'services.json')
  for (const folder of ['logs', 'pids']) mkdirSync(join(directory, folder), { recursive: true })
  const home: Home = {
    directory,
    memory: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : newMemory(),
    path: (...parts) => join(directory, ...parts),
    // Written beside and moved over, so that a reader never sees half a file.
    remember() {
      writeFileSync(`${file}.new`, `${JSON.stringify(home.memory, null, 2)}\n`, { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
  }
  return home
}

/** One start, stop or fault at a time in one directory. */
export function inHome<T>(directory: string, act: (home: Home) => Promise<T>): Promise<T> {
  mkdirSync(directory, { recursive: true })
  return alone(join(directory, 'lock'), () => act(openHome(directory)))
}
