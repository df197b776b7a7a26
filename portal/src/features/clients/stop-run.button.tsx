import { clientRuns } from '../../texts/client-runs.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useStopRun } from './run-acts.ts'

type Props = { organizationUuid: string; uuid: string; size?: 'sm' }

/** Stops clients that have not started. */
export function StopRunButton({ organizationUuid, uuid, size }: Props) {
  const stopping = useStopRun(organizationUuid)
  return (
    <Button {...(size && { size })} isPending={stopping.isPending} onPress={() => stopping.mutate(uuid)}>
      {clientRuns.stop}
    </Button>
  )
}
