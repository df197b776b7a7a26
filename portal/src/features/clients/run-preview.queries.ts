import type { CallOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { previewClientRun } from '../../api/contract.ts'

export type Previewed = CallOf<typeof previewClientRun>['body']

/** Read anew for every question: the list may have changed since the last. */
export const runPreviewQuery = (organizationUuid: string, run: Previewed) =>
  queryOptions({
    queryKey: ['client-run-preview', organizationUuid, run],
    queryFn: ({ signal }) => api(previewClientRun, { params: { organizationUuid }, body: run, signal }),
    staleTime: 0,
    gcTime: 0,
    // The question can be answered without it.
    retry: false,
  })
