import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useOutletContext, useParams } from 'react-router'
import type { AccountAnswer, SessionAnswer } from '../../src/app-answers.ts'
import { read, send } from './api.ts'

/** How often a visitor's page checks that it may stay open, and any page checks for changes. */
const POLL_MS = 10_000

export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: () => read<SessionAnswer>('/session') })

export const accountQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['account', accountId],
    queryFn: () => read<AccountAnswer>(`/accounts/${accountId}`),
    refetchInterval: ({ state }) => (state.data?.visitor.organization_name ? POLL_MS : false),
  })

export const useAccountId = (): string => useParams().accountId ?? ''

/** The account whose pages are open. */
export const useAccount = (): AccountAnswer => useOutletContext<AccountAnswer>()

/** One part of the account: its dashboard, invoices, … Polled while it may still change without the user. */
export const usePart = <Answer>(part: string, mayChange: (answer: Answer) => boolean = () => false) => {
  const accountId = useAccountId()
  return useQuery({
    queryKey: ['account', accountId, part],
    queryFn: () => read<Answer>(`/accounts/${accountId}/${part}`),
    refetchInterval: ({ state }) => (state.data && mayChange(state.data) ? POLL_MS : false),
  })
}

/** Changes one part, then reloads everything of the account. */
export const useChange = <Body extends object>(method: 'POST' | 'PUT', part: string) => {
  const accountId = useAccountId()
  const readAgain = useReadAgain(accountId)
  return useMutation({
    mutationFn: (body: Body) => send(method, `/accounts/${accountId}/${part}`, body),
    ...readAgain,
  })
}

/** Removes someone from the team, possibly the user. */
export const useRemoveMember = (member: string) => {
  const accountId = useAccountId()
  const readAgain = useReadAgain(accountId)
  return useMutation({
    mutationFn: () => send('DELETE', `/accounts/${accountId}/team/${member}`),
    ...readAgain,
  })
}

/** Reloads after a failure too: the change may have been made and only the response lost. */
const useReadAgain = (accountId: string) => {
  const queries = useQueryClient()
  const readAgain = () => queries.invalidateQueries({ queryKey: ['account', accountId] })
  return { onSuccess: readAgain, onError: () => void readAgain() }
}
