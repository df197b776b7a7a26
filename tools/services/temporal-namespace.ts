import { until } from '../processes/until.ts'

export const namespace = 'partner-hub'
const threeDays = 3 * 24 * 60 * 60

/** Registers the namespace and waits until the server's own services know it, some seconds after it is written. */
export async function registerNamespace(address: string, name: string): Promise<void> {
  // Loaded only here: a start that finds everything running stays quick.
  const { Connection } = await import('@temporalio/client')
  const connection = Connection.lazy({ address })
  const tried = (call: () => Promise<unknown>, fine: RegExp) => () =>
    connection.withDeadline(Date.now() + 2_000, call).then(
      () => true,
      (error: Error) => fine.test(error.message),
    )
  const register = () =>
    connection.workflowService.registerNamespace({
      namespace: name,
      workflowExecutionRetentionPeriod: { seconds: threeDays as never },
    })
  try {
    await until('Temporal registers the namespace', 60, tried(register, /already exists/i))
    const count = () => connection.workflowService.countWorkflowExecutions({ namespace: name })
    await until('the namespace takes work', 60, tried(count, /^$/))
  } finally {
    await connection.close()
  }
}
