import type { CallOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { rightOfRun } from '@partner-hub/contracts/clients/client-rights.ts'
import type { ClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../api/api.ts'
import { getClientRunFile, startClientRun, stopClientRun } from '../../api/contract.ts'
import { download } from '../../api/download.ts'
import { wordsOf } from '../../api/failure.ts'
import { may } from '../../api/may.ts'
import { errors } from '../../texts/errors.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { clientRunsQuery } from './run.queries.ts'

const toastFailure = (error: Error) => {
  const { title, text } = wordsOf(error, errors.clientAction)
  toast.error(title, text)
}

/** Shows the run at once, before the list of runs is reloaded. */
const useShowRun = (organizationUuid: string) => {
  const queryClient = useQueryClient()
  const runs = clientRunsQuery(organizationUuid)
  return async (run: ClientRun) => {
    await queryClient.cancelQueries(runs)
    queryClient.setQueryData(runs.queryKey, (cached) => ({
      results: cached?.results.some(({ uuid }) => uuid === run.uuid)
        ? cached.results.map((each) => (each.uuid === run.uuid ? run : each))
        : [run, ...(cached?.results ?? [])],
    }))
    void queryClient.invalidateQueries(runs)
  }
}

/** The key identifies the intent: a retry after a lost reply, or a second click, starts no second run. */
export const useStartRun = (organizationUuid: string) => {
  return useMutation({
    mutationFn: ({ key, ...body }: CallOf<typeof startClientRun>['body'] & { key: string }) =>
      api(startClientRun, { params: { organizationUuid }, body, idempotencyKey: key }),
    onSuccess: useShowRun(organizationUuid),
    onError: toastFailure,
  })
}

/** Whether the run is an export whose file can be downloaded. */
export const canBeDownloaded = ({ action, status }: ClientRun): boolean =>
  action === 'export' && status !== 'RUNNING' && may(rightOfRun.export)

/** Anyone who may start a run may also stop it. */
export const canBeStopped = ({ action, status }: ClientRun): boolean =>
  action !== 'export' && status === 'RUNNING' && may(rightOfRun[action])

/** As with a single client, archiving can be undone. */
export const canBeUndone = ({ action, status, done, undone }: ClientRun): boolean =>
  action === 'archive' && status !== 'RUNNING' && done > 0 && !undone && may(rightOfRun.restore)

/** Restores what a run archived, in a new run. */
export const useUndoRun = (organizationUuid: string) => {
  const { mutate, isPending } = useStartRun(organizationUuid)
  const undo = useCallback(
    (run: string, onSuccess?: () => void) =>
      mutate({ action: 'restore', of: { run }, key: `undo.${run}` }, { ...(onSuccess && { onSuccess }) }),
    [mutate],
  )
  return { undo, isPending }
}

export const useStopRun = (organizationUuid: string) =>
  useMutation({
    mutationFn: (uuid: string) => api(stopClientRun, { params: { uuid } }),
    onSuccess: useShowRun(organizationUuid),
    onError: toastFailure,
  })

export const useDownloadRun = () =>
  useMutation({
    mutationFn: (uuid: string) => download(getClientRunFile, { uuid }),
    onError: toastFailure,
  })
