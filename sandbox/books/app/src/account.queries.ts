import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useOutletContext, useParams } from 'react-router'
import type { AccountAnswer, SessionAnswer } from '../../src/app-answers.ts'
import { read, send } from './api.ts'

/** How often a visitor's page asks whether it may still be open, and any page for what may have changed. */
const LOOK_MS = 10_000

export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: () => read<SessionAnswer>('/session') })

export const accountQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['account', accountId],
    queryFn: () => read<AccountAnswer>(`/accounts/${accountId}`),
    refetchInterval: ({ state }) => (state.data?.visitor.organization_name ? LOOK_MS : false),
  })

export const useAccountId = (): string => useParams().accountId ?? ''

/** The account whose pages are open. */
export const useAccount = (): AccountAnswer => useOutletContext<AccountAnswer>()

/** One part of the account: its dashboard, invoices, … Read again and again while it may change by itself. */
export const usePart = <Answer>(part: string, mayChange: (answer: Answer) => boolean = () => false) => {
  const accountId = useAccountId()
  return useQuery({
    queryKey: ['account', accountId, part],
    queryFn: () => read<Answer>(`/accounts/${accountId}/${part}`),
    refetchInterval: ({ state }) => (state.data && mayChange(state.data) ? LOOK_MS : false),
  })
}

/** A change of one part; everything of the account is read again after it. */
export const useChange = <Body extends object>(method: 'POST' | 'PUT', part: string) => {
  const accountId = useAccountId()
  const readAgain = useReadAgain(accountId)
  return useMutation({
    mutationFn: (body: Body) => send(method, `/accounts/${accountId}/${part}`, body),
    ...readAgain,
  })
}

/** Ends somebody's place in the team, which may be the reader's own. */
export const useGoing = (member: string) => {
  const accountId = useAccountId()
  const readAgain = useReadAgain(accountId)
  return useMutation({
    mutationFn: () => send('DELETE', `/accounts/${accountId}/team/${member}`),
    ...readAgain,
  })
}

/** After a failure too: the change may have been made and only the reply lost. */
const useReadAgain = (accountId: string) => {
  const queries = useQueryClient()
  const readAgain = () => queries.invalidateQueries({ queryKey: ['account', accountId] })
  return { onSuccess: readAgain, onError: () => void readAgain() }
}
