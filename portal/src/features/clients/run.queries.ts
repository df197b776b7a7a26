import type { ClientRun } from '@partner-hub/contracts/client-runs.ts'
import type { CallOf } from '@partner-hub/contracts/endpoint.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { getClientRun, getClientRunFile, listClientRuns, startClientRun } from '../../api/contract.ts'
import { download } from '../../api/download.ts'
import { errors } from '../../texts/errors.ts'
import { toast } from '../../ui/toast.tsx'

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

/** The key belongs to the intent: a lost answer and a second press are still one run. */
export const useStartRun = (organizationUuid: string) => {
  const queryClient = useQueryClient()
  const runs = clientRunsQuery(organizationUuid)
  return useMutation({
    mutationFn: ({ key, ...body }: CallOf<typeof startClientRun>['body'] & { key: string }) =>
      api(startClientRun, { params: { organizationUuid }, body, idempotencyKey: key }),
    onSuccess: async (run) => {
      await queryClient.cancelQueries(runs)
      queryClient.setQueryData(runs.queryKey, (known) => ({
        results: [run, ...(known?.results.filter(({ uuid }) => uuid !== run.uuid) ?? [])],
      }))
      void queryClient.invalidateQueries(runs)
    },
    onError: sayFailed,
  })
}

export const useDownloadRun = () =>
  useMutation({
    mutationFn: (uuid: string) => download(getClientRunFile, { uuid }),
    onError: sayFailed,
  })
