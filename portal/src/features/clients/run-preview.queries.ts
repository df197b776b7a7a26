import type { CallOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { previewClientRun } from '../../api/contract.ts'

export type Previewed = CallOf<typeof previewClientRun>['body']

/** Reloaded for every dialog: the list may have changed since. */
export const runPreviewQuery = (organizationUuid: string, run: Previewed) =>
  queryOptions({
    queryKey: ['client-run-preview', organizationUuid, run],
    queryFn: ({ signal }) => api(previewClientRun, { params: { organizationUuid }, body: run, signal }),
    staleTime: 0,
    gcTime: 0,
    // The dialog works without it.
    retry: false,
  })
