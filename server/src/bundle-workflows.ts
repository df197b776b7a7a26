import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker'
import { workflowsPath } from './workflows-path.ts'

/** Bundles every story into one file for the worker. A build step, because bundling at each start costs a second. */
export const bundleWorkflows = async (): Promise<string> => {
  const { code } = await bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('WARN') })
  return code
}
