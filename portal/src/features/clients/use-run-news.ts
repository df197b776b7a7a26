import type { ClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { clientLists, everyClient } from '../../api/client-lists.ts'
import { clientRuns } from '../../texts/client-runs.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { clientRunsQuery } from './run.queries.ts'
import { canBeUndone, useUndoRun } from './run-acts.ts'
import { runInWords } from './run-in-words.ts'

const KEY = 'dismissed-client-runs'
const DISMISSED_MAX = 100
const SHOWN = 2
/** Up to this many clients, a toast is enough (design: bulk acts). */
const SMALL = 10

const readDismissed = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

const keepDismissed = (uuids: readonly string[]): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(uuids))
  } catch {
    // If the browser has no storage, the result shows again next time.
  }
}

/** No file to download and no refusal to read. */
const saysItAll = ({ action, status, total, refused }: ClientRun): boolean =>
  action !== 'export' && status === 'DONE' && total <= SMALL && refused === 0

/** Others need to know that clients are changing, not how it went: that is for the person who started it. */
const isNews = ({ is_own, action, status }: ClientRun): boolean =>
  is_own || (status === 'RUNNING' && action !== 'export')

/** The runs to show, and the own one that has just ended. */
export const useRunNews = (organizationUuid: string) => {
  const queryClient = useQueryClient()
  const { data } = useQuery(clientRunsQuery(organizationUuid))
  const { undo } = useUndoRun(organizationUuid)
  const [dismissed, setDismissed] = useState(readDismissed)
  const [ended, setEnded] = useState<ClientRun>()
  const running = useRef(new Set<string>())

  useEffect(() => {
    for (const run of data?.results ?? []) {
      if (run.status === 'RUNNING') running.current.add(run.uuid)
      else if (running.current.delete(run.uuid)) {
        if (run.is_own) setEnded(run)
        const undoing = canBeUndone(run) ? { label: clientRuns.undo, onPress: () => undo(run.uuid) } : undefined
        if (run.is_own && saysItAll(run)) toast.success(clientRuns.completed, `${runInWords(run)}.`, undoing)
        if (run.action !== 'export') {
          void queryClient.invalidateQueries(clientLists)
          void queryClient.invalidateQueries(everyClient)
        }
      }
    }
  }, [data, queryClient, undo])

  const runs = (data?.results ?? [])
    .filter(isNews)
    .filter((run) => run.status === 'RUNNING' || !(run.undone || saysItAll(run) || dismissed.includes(run.uuid)))
    .slice(0, SHOWN)
  const dismiss = (uuid: string) => {
    // Other tabs may have dismissed theirs since this was rendered.
    setDismissed((before) => [uuid, ...before])
    keepDismissed([uuid, ...readDismissed()].slice(0, DISMISSED_MAX))
  }
  return { runs, ended, dismiss }
}
