import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Timeline } from './timeline.ts'

/** Bundles the workflows once, so that killed workers restart quickly. */
export const workflowBundle = async ({ directory }: Timeline): Promise<string> => {
  const file = join(directory, 'workflows.cjs')
  if (existsSync(file)) return file
  const { bundleWorkflows } = await import('../../server/src/bundle-workflows.ts')
  writeFileSync(file, await bundleWorkflows())
  return file
}
