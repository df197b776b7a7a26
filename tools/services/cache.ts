import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** Outside the project, for every clone of it. */
export const cacheDirectory = (env: NodeJS.ProcessEnv): string =>
  join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'partner-hub')

/** Fills a directory beside its place and moves it there, so that it is either absent or complete. */
export async function fillDirectory(directory: string, fill: (workshop: string) => Promise<void>): Promise<void> {
  mkdirSync(dirname(directory), { recursive: true })
  const workshop = mkdtempSync(`${directory}.`)
  try {
    await fill(workshop)
    // Another clone may have been quicker.
    if (!existsSync(directory)) renameSync(workshop, directory)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}
