import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { run } from '../processes/run.ts'

const programs = {
  'temporal-server': { module: 'go.temporal.io/server/cmd/server', version: '1.32.1', minutes: 5 },
  'temporal-sql': { module: 'go.temporal.io/server/cmd/tools/sql', version: '1.32.1', minutes: 1 },
  versitygw: { module: 'github.com/versity/versitygw/cmd/versitygw', version: '1.8.0', minutes: 2 },
  toxiproxy: { module: 'github.com/Shopify/toxiproxy/v2/cmd/server', version: '2.5.0', minutes: 1 },
} as const

/** Debian 12's own is 1.19, its backports have 1.23; the toolchain named below is then fetched by Go itself. */
const onDebian =
  'echo deb http://deb.debian.org/debian bookworm-backports main >/etc/apt/sources.list.d/backports.list && apt-get update && apt-get install -y -t bookworm-backports golang-go'

const cache = () => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'partner-hub')

/** The program of this very version, built on first use and kept outside the project for every clone of it. */
export async function goBinary(name: keyof typeof programs): Promise<string> {
  const { module, version, minutes } = programs[name]
  const directory = join(cache(), `${name}-${version}`)
  const binary = join(directory, module.slice(module.lastIndexOf('/') + 1))
  if (existsSync(binary)) return binary

  console.log(`${name} ${version}: building it once, about ${minutes} min on two cores`)
  mkdirSync(cache(), { recursive: true })
  const workshop = mkdtempSync(`${directory}.`)
  const build = ['install', '-trimpath', `${module}@v${version}`]
  try {
    await run(go(), build, { cwd: workshop, env: { GOBIN: workshop, GOTOOLCHAIN: 'go1.26.8+auto' } })
    renameSync(workshop, directory)
  } catch (error) {
    // Another clone may have been quicker.
    if (existsSync(binary)) return binary
    if ((error as { code?: string }).code !== 'ENOENT') throw error
    throw new Error(
      `${name} needs Go 1.21 or newer on the PATH. Install Go and run again.\n  Debian 12: ${onDebian}\n  Mac: brew install go`,
    )
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
  return binary
}

const go = () => (existsSync('/usr/local/go/bin/go') ? '/usr/local/go/bin/go' : 'go')
