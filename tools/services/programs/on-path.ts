import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../../processes/run.ts'

const ANSWER_MS = 5_000

/** Undefined unless the PATH has every program, each in a version that fits. */
export async function findOnPath(
  programs: readonly string[],
  version: string,
  path: string,
): Promise<Record<string, string> | undefined> {
  const found: Record<string, string> = {}
  for (const program of programs) {
    const file = firstOnPath(program, path)
    if (!file || !fits(await versionOf(file), version)) return undefined
    found[program] = file
  }
  return found
}

const firstOnPath = (program: string, path: string): string | undefined =>
  path
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(isExecutable)

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** All of these programs print their version for `--version`, among other words. */
const versionOf = async (file: string): Promise<string> =>
  /\d+\.\d+\.\d+/.exec(await run(file, ['--version'], { timeout: ANSWER_MS }).catch(() => ''))?.[0] ?? ''

/** A later patch of the pinned minor version fits as well. */
function fits(found: string, pinned: string): boolean {
  const [major, minor, patch = -1] = found.split('.').map(Number)
  const [pinnedMajor, pinnedMinor, pinnedPatch = 0] = pinned.split('.').map(Number)
  return major === pinnedMajor && minor === pinnedMinor && patch >= pinnedPatch
}
