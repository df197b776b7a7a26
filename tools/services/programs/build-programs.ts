import { existsSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { run } from '../../processes/run.ts'
import { MissingProgram } from '../part-failure.ts'
import { type ReleaseName, releases } from './releases.ts'

/** Debian 12's own Go is 1.19, its backports have 1.23; Go itself then fetches the toolchain named below. */
const onDebian =
  'echo deb http://deb.debian.org/debian bookworm-backports main >/etc/apt/sources.list.d/backports.list && apt-get update && apt-get install -y -t bookworm-backports golang-go'

export async function buildPrograms(name: ReleaseName, directory: string): Promise<void> {
  const { version, programs } = releases[name]
  const packages = Object.values(programs).map((path) => `${path}@v${version}`)
  const env = { GOBIN: directory, GOTOOLCHAIN: 'go1.26.8+auto' }
  await run(go(), ['install', '-trimpath', ...packages], { cwd: directory, env }).catch((error) => {
    if (error.code === 'ENOENT') throw new MissingProgram('Go 1.21 or newer is missing', installGo())
    throw error
  })
  for (const [program, path] of Object.entries(programs))
    renameSync(join(directory, basename(path)), join(directory, program))
}

const go = () => (existsSync('/usr/local/go/bin/go') ? '/usr/local/go/bin/go' : 'go')

function installGo(): string {
  if (process.platform === 'darwin') return 'brew install go'
  return process.getuid?.() === 0 ? onDebian : `sudo sh -c '${onDebian}'`
}
