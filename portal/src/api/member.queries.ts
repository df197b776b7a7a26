import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { getCurrentUser, getIdentity, getOrganization, listOrganizations } from './contract.ts'
import { pageData } from './page-data.ts'
import { ApiProblem } from './problem.ts'
import { fetchRecord, fetchRecords } from './records.ts'

/** The person and the firm are loaded with the document; opening a page does not reload them. */
const refetchOnMount = false

export const currentUserQuery = queryOptions({
  refetchOnMount,
  queryKey: ['current-user'],
  queryFn: ({ signal }) => api(getCurrentUser, { query: { exclude_groups: '1' }, signal }),
})

export const identityQuery = queryOptions({
  refetchOnMount,
  queryKey: ['identity'],
  queryFn: ({ signal }) => api(getIdentity, { signal }),
})

/** The document names the firm if the server knows it; otherwise the first of the person's firms is used. */
export const organizationQuery = queryOptions({
  refetchOnMount,
  queryKey: ['organization'],
  queryFn: async ({ signal }) => {
    const uuid = pageData().organization_uuid
    if (uuid) return fetchRecord(getOrganization, uuid, { params: { uuid }, signal })
    const { results } = await fetchRecords(listOrganizations, { signal })
    const [first] = results
    if (!first) throw new ApiProblem(403, { code: 'organization_missing' })
    return first
  },
})
