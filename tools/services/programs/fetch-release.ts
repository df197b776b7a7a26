import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../processes/run.ts'
import { readText, saveFile } from './download.ts'
import { type ReleaseName, releases, thisSystem } from './releases.ts'

export interface ReleaseServer {
  url: string
  /** How long it may send nothing before it counts as away. */
  silenceMs: number
}

/**
 * Unpacks the programs of an official release into the directory.
 * The checksums come from the same release: they reveal a damaged archive, not a forged release.
 */
export async function fetchRelease(name: ReleaseName, directory: string, server: ReleaseServer): Promise<void> {
  const { repository, version, programs, hasFolder, archive: archiveFor } = releases[name]
  const system = thisSystem()
  if (!system) throw new Error(`the release has nothing for ${process.platform} on ${process.arch}`)
  const archive = archiveFor(version, system)
  const [file, folder] = [`${archive}.tar.gz`, `${server.url}/${repository}/releases/download/v${version}`]

  const checksums = await readText(`${folder}/checksums.txt`, server.silenceMs)
  const saved = join(directory, file)
  const checksum = await saveFile(`${folder}/${file}`, saved, server.silenceMs)
  if (!checksums.split('\n').some((line) => line.trim() === `${checksum}  ${file}`))
    throw new Error(`${file} does not match the checksum of its release and is not used`)

  const members = Object.keys(programs).map((program) => (hasFolder ? `${archive}/${program}` : program))
  await run('tar', ['-xzf', saved, '-C', directory, `--strip-components=${hasFolder ? 1 : 0}`, ...members])
  rmSync(saved)
}
