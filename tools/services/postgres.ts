import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { end, launch } from '../processes/background.ts'
import { isUp, reusedPid } from '../processes/pids.ts'
import { run } from '../processes/run.ts'
import { until } from '../processes/until.ts'
import type { Home } from './home.ts'
import { claimPort } from './ports.ts'
import { type PostgresUser, postgresPrograms, postgresUser } from './postgres-programs.ts'

/** How PostgreSQL is stopped: waiting for nobody, without a last checkpoint, or by kill -9. */
export type PostgresStop = 'fast' | 'immediate' | 'kill'
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const

// fsync stays on: what a crash may lose is tested here.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  log_line_prefix: '%m [%p] %u@%d ',
}

export async function runPostgres(home: Home): Promise<void> {
  if (isUp(home, 'postgres')) return
  const programs = await postgresPrograms()
  const user = await postgresUser()
  home.memory.postgres_directory ??= await newCluster(home, programs, user)
  home.remember()
  const directory = home.memory.postgres_directory
  const port = `${await claimPort(home, 'postgres')}`
  const args = [
    '-D',
    directory,
    '-p',
    port,
    ...Object.entries(settings).flatMap(([name, to]) => ['-c', `${name}=${to}`]),
  ]
  const answers = () => succeeds(run(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', port]))

  forgetReusedPid(home, directory)
  // After kill -9 the old server's number and its orphans' memory stay a moment longer, and the new one refuses.
  const server = { command: join(programs, 'postgres'), args, cwd: directory, ...user, answers }
  await until('PostgreSQL starts', 30, () =>
    launch(home, 'postgres', server).then(
      () => true,
      (error: Error) => {
        if (/is still in use|Is another postmaster/.test(error.message)) return false
        throw error
      },
    ),
  )
}

export const endPostgres = (home: Home, how: PostgresStop = 'fast'): Promise<void> =>
  end(home, 'postgres', signals[how])

async function newCluster(home: Home, programs: string, user: PostgresUser): Promise<string> {
  const directory = await clusterDirectory(home, user)
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const password = `${directory}.password`
  writeFileSync(password, home.memory.secrets.postgres, { mode: 0o600 })
  if (user.uid !== undefined) for (const path of [directory, password]) chownSync(path, user.uid, user.gid ?? user.uid)
  // Names sort by Unicode's rules on every machine alike; trigrams still ask the C library what a letter is.
  const letters = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const locale = ['--encoding=UTF8', `--locale=${letters}`, '--locale-provider=icu', '--icu-locale=und']
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${password}`]
  await run(join(programs, 'initdb'), ['-D', directory, ...locale, ...access], { ...user, cwd: directory })
  rmSync(password)
  return directory
}

/** Under the services' directory, or, where the user postgres cannot get there, beside Debian's own clusters. */
export async function clusterDirectory(home: Home, user: PostgresUser): Promise<string> {
  const reachable = await succeeds(run('test', ['-x', home.directory], { ...user, cwd: '/' }))
  if (reachable) return home.path('postgres')
  const name = createHash('sha256').update(home.directory).digest('hex').slice(0, 12)
  return `/var/lib/postgresql/partner-hub-${name}`
}

/** A process that got the number of our dead server would be taken for it by PostgreSQL, which then would not start. */
function forgetReusedPid(home: Home, directory: string): void {
  const file = join(directory, 'postmaster.pid')
  if (existsSync(file) && Number.parseInt(readFileSync(file, 'utf8'), 10) === reusedPid(home, 'postgres')) rmSync(file)
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )
