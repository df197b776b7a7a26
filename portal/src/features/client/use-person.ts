import { useQueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../../api/member.queries.ts'

/** Who is signed in; the guard has read it before any page shows. */
export const usePerson = (): string => useQueryClient().getQueryData(currentUserQuery.queryKey)?.email ?? ''
