import { fileURLToPath } from 'node:url'

/** The file that all workflows are bundled from. */
export const workflowsPath = fileURLToPath(new URL('./workflows.ts', import.meta.url))
