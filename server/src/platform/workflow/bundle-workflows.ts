import { fileURLToPath } from 'node:url'
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker'

/** Every workflow in one file, as a worker takes it; a build step, because bundling at each start costs a second. */
export const bundleWorkflows = async (): Promise<string> => {
  const { code } = await bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL('./workflows.ts', import.meta.url)),
    logger: new DefaultLogger('WARN'),
  })
  return code
}
