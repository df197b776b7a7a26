import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Timeline } from './timeline.ts'

/** The workflows' code made once, so that a worker that is killed again and again is soon back. */
export const workflowBundle = async ({ directory }: Timeline): Promise<string> => {
  const file = join(directory, 'workflows.cjs')
  if (existsSync(file)) return file
  const { bundleWorkflows } = await import('../../server/src/bundle-workflows.ts')
  writeFileSync(file, await bundleWorkflows())
  return file
}
