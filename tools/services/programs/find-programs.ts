import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cacheDirectory, fillDirectory } from '../cache.ts'
import { type Progress, progressOf, tell, timed } from '../progress.ts'
import { buildPrograms } from './build-programs.ts'
import { fetchRelease, type ReleaseServer } from './fetch-release.ts'
import { findOnPath } from './on-path.ts'
import { type ProgramOf, type ReleaseName, releases } from './releases.ts'

interface Sources {
  path: string
  cache: string
  server: ReleaseServer
  build(name: ReleaseName, directory: string): Promise<void>
  progress: Progress
}

export const sourcesOf = (env: NodeJS.ProcessEnv): Sources => ({
  path: env.PATH ?? '',
  cache: join(cacheDirectory(env), 'programs'),
  server: { url: env.RELEASES_URL || 'https://github.com', silenceMs: 10_000 },
  build: buildPrograms,
  progress: progressOf(env),
})

/** The programs of a release: from the PATH, else from the cache, which a fetch or else a build fills. */
export async function findPrograms<R extends ReleaseName>(
  name: R,
  sources: Sources = sourcesOf(process.env),
): Promise<Record<ProgramOf<R>, string>> {
  const { version } = releases[name]
  const programs = Object.keys(releases[name].programs)
  const onPath = await findOnPath(programs, version, sources.path)
  if (onPath) return onPath

  const directory = join(sources.cache, `${name}-${version}`)
  if (!existsSync(directory)) await fillCache(name, directory, sources)
  return Object.fromEntries(programs.map((program) => [program, join(directory, program)])) as Record<
    ProgramOf<R>,
    string
  >
}

async function fillCache(name: ReleaseName, directory: string, { server, build, progress }: Sources): Promise<void> {
  try {
    await timed(progress, { part: name, doing: 'fetching its release' }, () =>
      fillDirectory(directory, (workshop) => fetchRelease(name, workshop, server)),
    )
  } catch (error) {
    tell(progress, name, (error as Error).message)
    const expected = `about ${releases[name].minutes} min on two cores`
    await timed(progress, { part: name, doing: 'building from source', expected }, () =>
      fillDirectory(directory, (workshop) => build(name, workshop)),
    )
  }
}
