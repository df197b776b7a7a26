import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { getCurrentUser, getIdentity, getOrganization, listOrganizations } from './contract.ts'
import { pageData } from './page-data.ts'
import { ApiProblem } from './problem.ts'
import { fetchRecord, fetchRecords } from './records.ts'

/** Who is here and for which firm is read with the document; opening a page alone does not ask again. */
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

/** The document names the firm where the server knows it; otherwise the first of the person's firms is used. */
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
