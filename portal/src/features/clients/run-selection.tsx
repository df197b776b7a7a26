import { rightOfRun } from '@partner-hub/contracts/clients/client-rights.ts'
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { NAMED_MAX, RUN_MAX } from '../../api/contract.ts'
import { may } from '../../api/may.ts'
import { clientRuns } from '../../texts/client-runs.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { clientsOf, isNarrowed, type ListAddress } from './list-address.ts'
import { useStartRun } from './run-acts.ts'
import { type OpenRun, openRuns } from './run-of.ts'
import { useSelectedClients, useSelection } from './selection-context.ts'

const RunConfirmDialog = lazy(() =>
  import('./run-confirm.dialog.tsx').then(({ RunConfirmDialog }) => ({ default: RunConfirmDialog })),
)

const { tooMany } = clientRuns

type Props = { organizationUuid: string; address: ListAddress; count: number }

/** The bulk acts on the selected clients. All but the export ask for confirmation. */
export function RunSelection({ organizationUuid, address, count }: Props) {
  const selection = useSelection()
  const selected = useSelectedClients(selection)
  const start = useStartRun(organizationUuid)
  const [runToConfirm, setRunToConfirm] = useState<{ run: OpenRun; key: string }>()
  const shownCount = useSyncExternalStore(selection.subscribe, selection.shownCount)
  const isEverythingHere = useSyncExternalStore(selection.subscribe, selection.isEverythingHere)
  const selectedCount = selected.everything?.count ?? selected.rows.size
  const isElsewhere = useSyncExternalStore(selection.subscribe, selection.isClosed)
  const filter = clientsOf(address)
  const summary = isElsewhere
    ? clientRuns.selectedElsewhere(selectedCount)
    : clientRuns.selected(selectedCount, selected.everything ? selectedCount : shownCount)
  // Everything in a view includes the clients selected so far; the matches of a search or filter may not.
  const mayReplace = isNarrowed(address) && (isElsewhere || shownCount < selected.rows.size)

  const ofRun = ({ uuids }: OpenRun) =>
    uuids ? { uuids: [...uuids] } : { filter: selected.everything?.filter ?? filter }
  const pendingOf = ({ uuids }: OpenRun) =>
    uuids?.filter((uuid) => selected.rows.get(uuid)?.contact.invitation_status === 'PENDING').length
  const begin = (run: OpenRun, key: string) => {
    const onSuccess = () => {
      setRunToConfirm(undefined)
      keys.current.clear()
      // Who exports clients often goes on with the same ones.
      if (run.action !== 'export') selection.clear()
    }
    start.mutate({ action: run.action, of: ofRun(run), key }, { onSuccess })
  }
  // One key per selection and act until the run starts: pressing again requests the same run.
  const keys = useRef(new Map<string, string>())
  const keyOf = (run: OpenRun): string => {
    const intent = JSON.stringify([run.action, run.uuids ?? selected.everything?.filter])
    const key = keys.current.get(intent) ?? crypto.randomUUID()
    keys.current.set(intent, key)
    return key
  }
  const choose = (run: OpenRun) => {
    if (start.isPending) return
    const limit = run.uuids ? NAMED_MAX : RUN_MAX
    if ((run.uuids?.length ?? run.open) > limit) return toast.error(tooMany.title, tooMany.text(limit))
    const key = keyOf(run)
    if (run.action === 'export') begin(run, key)
    else setRunToConfirm({ run, key })
  }
  const bar = useFocusAfterClose(selectedCount > 0)

  if (selectedCount === 0) return null
  return (
    <div ref={bar} className="contents *:pointer-events-auto">
      <BulkBar
        text={summary}
        hint={isElsewhere ? clientRuns.clearFirst : undefined}
        more={isEverythingHere || shownCount === count ? undefined : clientRuns.everything(count, mayReplace)}
        runs={openRuns(selected, address.view).filter(({ action }) => may(rightOfRun[action]))}
        onRun={choose}
        onEverything={() => selection.chooseEverything({ filter, count })}
        onClear={selection.clear}
      />
      {runToConfirm && runToConfirm.run.action !== 'export' && (
        <Suspense>
          <RunConfirmDialog
            organizationUuid={organizationUuid}
            of={ofRun(runToConfirm.run)}
            action={runToConfirm.run.action}
            open={runToConfirm.run.open}
            left={runToConfirm.run.left}
            pending={pendingOf(runToConfirm.run)}
            isUnseen={runToConfirm.run.uuids === undefined}
            isPending={start.isPending}
            onConfirm={() => begin(runToConfirm.run, runToConfirm.key)}
            onCancel={() => setRunToConfirm(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** If the bar closes while it has the focus, the focus moves to the page's heading. */
const useFocusAfterClose = (isShown: boolean) => {
  const bar = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (!isShown && hadFocus.current) document.querySelector('h1')?.focus({ preventScroll: true })
    hadFocus.current = false
  }, [isShown])
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      // The confirmation dialog is outside the bar but belongs to it.
      hadFocus.current =
        target instanceof Element && (bar.current?.contains(target) || target.closest('[role=alertdialog]') !== null)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  return bar
}
