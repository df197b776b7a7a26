import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { run } from '../../processes/run.ts'
import { type ReleaseName, releases, type System, thisSystem } from './releases.ts'

/** A script that prints these words, whatever it is asked. */
export function writeProgram(file: string, words: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `#!/bin/sh\necho "${words}"\n`)
  chmodSync(file, 0o755)
}

/** Writes a release as its server has it: the archive and the checksums, here with a wrong one if asked for. */
export async function writeRelease(folder: string, name: ReleaseName, { isDamaged = false } = {}): Promise<void> {
  const { repository, version, programs, hasFolder, archive: archiveFor } = releases[name]
  const archive = archiveFor(version, thisSystem() as System)
  const contents = join(folder, 'contents')
  const members = [...Object.keys(programs), 'README.md'].map((each) => (hasFolder ? `${archive}/${each}` : each))
  for (const member of members) writeProgram(join(contents, member), `${member} of the release`)

  const release = join(folder, repository, 'releases', 'download', `v${version}`)
  mkdirSync(release, { recursive: true })
  const file = join(release, `${archive}.tar.gz`)
  await run('tar', ['-czf', file, '-C', contents, ...members])
  const checksum = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (isDamaged) writeFileSync(file, 'damaged')
  writeFileSync(join(release, 'checksums.txt'), `${'0'.repeat(64)}  another.tar.gz\n${checksum}  ${archive}.tar.gz\n`)
}

/** Serves the files of a folder; a silent one takes calls and never answers. */
export async function serveReleases(folder: string, { isSilent = false } = {}) {
  const server = createServer((request, response) => {
    if (isSilent) return
    const file = join(folder, request.url ?? '')
    if (existsSync(file)) response.end(readFileSync(file))
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
