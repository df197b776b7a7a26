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
import { useChosen, useSelection } from './selection-context.ts'

const RunConfirmDialog = lazy(() =>
  import('./run-confirm.dialog.tsx').then(({ RunConfirmDialog }) => ({ default: RunConfirmDialog })),
)

const { tooMany } = clientRuns

type Props = { organizationUuid: string; address: ListAddress; count: number }

/** The acts for the selected clients, with a confirmation first. */
export function RunSelection({ organizationUuid, address, count }: Props) {
  const selection = useSelection()
  const chosen = useChosen(selection)
  const start = useStartRun(organizationUuid)
  const [asked, setAsked] = useState<{ run: OpenRun; key: string }>()
  const shown = useSyncExternalStore(selection.subscribe, selection.shown)
  const isEverythingHere = useSyncExternalStore(selection.subscribe, selection.isEverythingHere)
  const selected = chosen.everything?.count ?? chosen.rows.size
  const isElsewhere = useSyncExternalStore(selection.subscribe, selection.isClosed)
  const filter = clientsOf(address)
  const inWords = isElsewhere
    ? clientRuns.selectedElsewhere(selected)
    : clientRuns.selected(selected, chosen.everything ? selected : shown)
  // Everything in a view includes the current selection; the matches of a search or filter may not.
  const mayReplace = isNarrowed(address) && (isElsewhere || shown < chosen.rows.size)

  const ofRun = ({ uuids }: OpenRun) =>
    uuids ? { uuids: [...uuids] } : { filter: chosen.everything?.filter ?? filter }
  const begin = (run: OpenRun, key: string) => {
    const onSuccess = () => {
      setAsked(undefined)
      keys.current.clear()
      selection.clear()
    }
    start.mutate({ action: run.action, of: ofRun(run), key }, { onSuccess })
  }
  // One key per selection and act until it is done: pressing again requests the same run.
  const keys = useRef(new Map<string, string>())
  const keyOf = (run: OpenRun): string => {
    const intent = JSON.stringify([run.action, run.uuids ?? chosen.everything?.filter])
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
    else setAsked({ run, key })
  }
  const hadFocus = useFocusLeft(selected > 0)

  if (selected === 0) return null
  return (
    <div ref={hadFocus} className="contents *:pointer-events-auto">
      <BulkBar
        text={inWords}
        hint={isElsewhere ? clientRuns.clearFirst : undefined}
        more={isEverythingHere || shown === count ? undefined : clientRuns.everything(count, mayReplace)}
        runs={openRuns(chosen, address.view).filter(({ action }) => may(rightOfRun[action]))}
        onRun={choose}
        onEverything={() => selection.chooseEverything({ filter, count })}
        onClear={selection.clear}
      />
      {asked && asked.run.action !== 'export' && (
        <Suspense>
          <RunConfirmDialog
            organizationUuid={organizationUuid}
            of={ofRun(asked.run)}
            action={asked.run.action}
            open={asked.run.open}
            left={asked.run.left}
            isUnseen={asked.run.uuids === undefined}
            isPending={start.isPending}
            onConfirm={() => begin(asked.run, asked.key)}
            onCancel={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** If the bar closes with the focus in it, focus moves to the top of the page. */
const useFocusLeft = (isShown: boolean) => {
  const bar = useRef<HTMLDivElement>(null)
  const held = useRef(false)
  useEffect(() => {
    if (!isShown && held.current) document.querySelector('h1')?.focus({ preventScroll: true })
    held.current = false
  }, [isShown])
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      // The confirmation dialog is outside the bar but belongs to it.
      held.current =
        target instanceof Element && (bar.current?.contains(target) || target.closest('[role=alertdialog]') !== null)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  return bar
}
