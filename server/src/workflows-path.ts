import { fileURLToPath } from 'node:url'

/** The file that every story is bundled from. */
export const workflowsPath = fileURLToPath(new URL('./workflows.ts', import.meta.url))
