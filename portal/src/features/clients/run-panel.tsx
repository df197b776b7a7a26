import type { ClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clientRuns } from '../../texts/client-runs.ts'
import { Button } from '../../ui/actions/button.tsx'
import { clockTime } from '../../ui/dates/clock-time.ts'
import { ProgressBar } from '../../ui/notices/progress-bar.tsx'
import { SidePanel } from '../../ui/overlays/side-panel.tsx'
import { clientRunQuery } from './run.queries.ts'
import { canBeStopped } from './run-acts.ts'
import { timeLeft } from './run-in-words.ts'
import { RunResults, type Shown } from './run-results.tsx'
import { StopRunButton } from './stop-run.button.tsx'

const { panel } = clientRuns

type Props = { organizationUuid: string; uuid: string; toClient: (uuid: string) => string; onClose: () => void }

/** A run and the outcome per client. Closing it does not stop the run. */
export function RunPanel({ organizationUuid, uuid, toClient, onClose }: Props) {
  const { data: run, dataUpdatedAt } = useQuery(clientRunQuery(uuid))
  const [shown, setShown] = useState<Shown>('all')
  if (!run) return null
  return (
    <SidePanel
      title={panel.titles[run.action]}
      subtitle={panel.started(run.total, clockTime(run.started_at))}
      summary={<Summary run={run} readAt={dataUpdatedAt} shown={shown} onShow={setShown} />}
      footer={
        <>
          <p className="mr-auto text-small text-text-muted max-md:basis-full">
            {run.status === 'RUNNING' && panel.goesOn}
          </p>
          {canBeStopped(run) && <StopRunButton organizationUuid={organizationUuid} uuid={uuid} />}
          <Button tone="primary" onPress={onClose}>
            {panel.close}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <RunResults run={run} shown={shown} toClient={toClient} />
    </SidePanel>
  )
}

type SummaryProps = { run: ClientRun; readAt: number; shown: Shown; onShow: (shown: Shown) => void }

function Summary({ run, readAt, shown, onShow }: SummaryProps) {
  const settled = run.done + run.refused
  const choices = [
    ['all', panel.all(run.total)],
    ['done', panel.done(run.action, run.done)],
    ['refused', panel.refused(run.action, run.refused)],
  ] as const
  return (
    <>
      <p className="mb-2 flex justify-between gap-4 tabular-nums">
        <span className="font-strong">{panel.progress(settled, run.total)}</span>
        <span className="text-small text-text-muted">{run.status === 'RUNNING' && timeLeft(run, readAt)}</span>
      </p>
      <ProgressBar label={panel.titles[run.action]} value={settled} of={run.total} />
      {/* biome-ignore lint/a11y/useSemanticElements: three buttons in a row are no form's fieldset */}
      <div
        role="group"
        aria-label={panel.show}
        className="mt-4 inline-flex gap-0.5 rounded-control bg-surface-pressed p-0.75 max-md:flex"
      >
        {choices.map(([key, label]) => (
          <button
            key={key}
            type="button"
            aria-pressed={shown === key}
            onClick={() => onShow(key)}
            className="h-7.5 rounded-pill px-3.5 text-center text-small font-strong whitespace-nowrap text-text-muted tabular-nums hover:text-text aria-pressed:bg-surface aria-pressed:text-text aria-pressed:shadow-current max-md:h-11 max-md:flex-1 max-md:px-1.5"
          >
            {label}
          </button>
        ))}
      </div>
    </>
  )
}
