import type { ClientRun } from '@partner-hub/contracts/clients/client-runs.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { getClientRun, listClientRuns } from '../../api/contract.ts'

const LOOK_AGAIN_MS = 1_000

const isRunning = ({ status }: ClientRun): boolean => status === 'RUNNING'

/** Polled while anything is running, wherever it was started. */
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
