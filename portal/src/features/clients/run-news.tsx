import type { ClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { CircleAlert, CircleCheck, Download } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { clientRuns } from '../../texts/client-runs.ts'
import { Button } from '../../ui/actions/button.tsx'
import { CloseButton } from '../../ui/actions/close-button.tsx'
import { focusIfLost } from '../../ui/behaviour/focus-if-lost.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import { ProgressBar } from '../../ui/notices/progress-bar.tsx'
import { Spinner } from '../../ui/notices/spinner.tsx'
import { canBeDownloaded, canBeStopped, canBeUndone, useDownloadRun, useUndoRun } from './run-acts.ts'
import { runInWords } from './run-in-words.ts'
import { StopRunButton } from './stop-run.button.tsx'
import { useRunNews } from './use-run-news.ts'

const RunPanel = lazy(() => import('./run-panel.tsx').then(({ RunPanel }) => ({ default: RunPanel })))

type Props = { organizationUuid: string; toClient: (uuid: string) => string }

/** Above the list: the reader's runs until they are closed, and those of others while they change clients. */
export function RunNews({ organizationUuid, toClient }: Props) {
  const { runs, ended, dismiss } = useRunNews(organizationUuid)
  const [opened, setOpened] = useState<string>()
  return (
    <>
      {runs.length > 0 && (
        <section aria-label={clientRuns.news} className="my-3 grid w-140 max-w-full gap-2">
          {runs.map((run) => (
            <RunLine
              key={run.uuid}
              run={run}
              organizationUuid={organizationUuid}
              onOpen={() => setOpened(run.uuid)}
              onDismiss={() => {
                dismiss(run.uuid)
                focusIfLost()
              }}
            />
          ))}
        </section>
      )}
      <p role="status" className="sr-only">
        {ended && runInWords(ended)}
      </p>
      {opened && (
        <Suspense>
          <RunPanel
            organizationUuid={organizationUuid}
            uuid={opened}
            toClient={toClient}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

type LineProps = { run: ClientRun; organizationUuid: string; onOpen: () => void; onDismiss: () => void }

/** Nothing was refused and there is nothing to download or undo, so it disappears after a few seconds. */
const goesByItself = (run: ClientRun): boolean =>
  run.action !== 'export' && run.status === 'DONE' && run.refused === 0 && !canBeUndone(run)
const SHOWN_MS = 8_000

function RunLine({ run, organizationUuid, onOpen, onDismiss }: LineProps) {
  const isRunning = run.status === 'RUNNING'
  const isGoing = goesByItself(run)
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (!isGoing) return
    const timer = setTimeout(() => dismiss(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isGoing])
  return (
    <div className="flex items-center gap-3 animate-rise rounded-panel bg-surface-raised py-2.5 pr-2.5 pl-4 shadow-toast">
      <RunMark run={run} />
      <div className="min-w-0 flex-1">
        <p className="font-strong tabular-nums">{runInWords(run)}</p>
        {isRunning && (
          <ProgressBar label={runInWords(run)} value={run.done + run.refused} of={run.total} className="mt-2 mb-0.5" />
        )}
      </div>
      <div className="flex items-center gap-2">
        {run.action === 'export' ? (
          canBeDownloaded(run) && <DownloadButton uuid={run.uuid} onFetched={onDismiss} />
        ) : (
          <>
            {canBeStopped(run) && <StopRunButton organizationUuid={organizationUuid} uuid={run.uuid} size="sm" />}
            {canBeUndone(run) && (
              <UndoButton organizationUuid={organizationUuid} uuid={run.uuid} onUndone={onDismiss} />
            )}
            <Details onOpen={onOpen} />
          </>
        )}
        {!isRunning && <CloseButton name={clientRuns.dismiss} onPress={onDismiss} />}
      </div>
    </div>
  )
}

function RunMark({ run: { status, refused } }: { run: ClientRun }) {
  if (status === 'RUNNING') return <Spinner className="text-accent" />
  if (refused > 0 || status === 'STOPPED') return <Icon of={CircleAlert} className="text-warning-icon" />
  return <Icon of={CircleCheck} className="text-success-icon" />
}

type UndoProps = { organizationUuid: string; uuid: string; onUndone: () => void }

function UndoButton({ organizationUuid, uuid, onUndone }: UndoProps) {
  const { undo, isPending } = useUndoRun(organizationUuid)
  return (
    <Button size="sm" isPending={isPending} onPress={() => undo(uuid, onUndone)}>
      {clientRuns.undo}
    </Button>
  )
}

function Details({ onOpen }: { onOpen: () => void }) {
  return (
    <Button size="sm" onPress={onOpen}>
      {clientRuns.details}
    </Button>
  )
}

function DownloadButton({ uuid, onFetched }: { uuid: string; onFetched: () => void }) {
  const fetching = useDownloadRun()
  return (
    <Button
      size="sm"
      icon={Download}
      isPending={fetching.isPending}
      onPress={() => fetching.mutate(uuid, { onSuccess: onFetched })}
    >
      {clientRuns.download}
    </Button>
  )
}
