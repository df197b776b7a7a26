import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker'
import { workflowsPath } from './workflows-path.ts'

/** Every workflow in one file, as a worker takes it; a build step, because bundling at each start costs a second. */
export const bundleWorkflows = async (): Promise<string> => {
  const { code } = await bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('WARN') })
  return code
}
