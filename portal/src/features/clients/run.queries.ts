import type { CallOf } from '@partner-hub/contracts/calls/endpoint.ts'
import type { ClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../api/api.ts'
import { getClientRun, getClientRunFile, listClientRuns, startClientRun, stopClientRun } from '../../api/contract.ts'
import { download } from '../../api/download.ts'
import { errors } from '../../texts/errors.ts'
import { toast } from '../../ui/overlays/toast.tsx'

const LOOK_AGAIN_MS = 1_000

const isRunning = ({ status }: ClientRun): boolean => status === 'RUNNING'

/** Asked again and again while something runs, wherever it was begun. */
export const clientRunsQuery = (organizationUuid: string) =>
  queryOptions({
    queryKey: ['client-runs', organizationUuid],
    queryFn: ({ signal }) => api(listClientRuns, { params: { organizationUuid }, signal }),
    refetchInterval: ({ state }) => state.data?.results.some(isRunning) === true && LOOK_AGAIN_MS,
  })

export const clientRunQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['client-run', uuid],
    queryFn: ({ signal }) => api(getClientRun, { params: { uuid }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (!state.data || isRunning(state.data)) && LOOK_AGAIN_MS,
  })

const sayFailed = () => toast.error(errors.clientAction.title, errors.clientAction.text)

/** Shown at once, before the list of runs is read anew. */
const useShowRun = (organizationUuid: string) => {
  const queryClient = useQueryClient()
  const runs = clientRunsQuery(organizationUuid)
  return async (run: ClientRun) => {
    await queryClient.cancelQueries(runs)
    queryClient.setQueryData(runs.queryKey, (known) => ({
      results: known?.results.some(({ uuid }) => uuid === run.uuid)
        ? known.results.map((each) => (each.uuid === run.uuid ? run : each))
        : [run, ...(known?.results ?? [])],
    }))
    void queryClient.invalidateQueries(runs)
  }
}

/** The key belongs to the intent: a lost answer and a second press are still one run. */
export const useStartRun = (organizationUuid: string) => {
  return useMutation({
    mutationFn: ({ key, ...body }: CallOf<typeof startClientRun>['body'] & { key: string }) =>
      api(startClientRun, { params: { organizationUuid }, body, idempotencyKey: key }),
    onSuccess: useShowRun(organizationUuid),
    onError: sayFailed,
  })
}

/** As for one client: what was archived may come back as it was. */
export const canBeUndone = ({ action, status, done, undone }: ClientRun): boolean =>
  action === 'archive' && status !== 'RUNNING' && done > 0 && !undone

/** Restores what a run has archived, as a run of its own. */
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
    onError: sayFailed,
  })

export const useDownloadRun = () =>
  useMutation({
    mutationFn: (uuid: string) => download(getClientRunFile, { uuid }),
    onError: sayFailed,
  })
