import { useQueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../../api/member.queries.ts'

/** The signed-in person's email; the guard has loaded it before any page shows. */
export const usePerson = (): string => useQueryClient().getQueryData(currentUserQuery.queryKey)?.email ?? ''
