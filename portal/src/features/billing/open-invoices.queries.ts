import type { PayOutcome } from '@partner-hub/contracts/billing/open-invoices.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../api/api.ts'
import { clientLists } from '../../api/client-lists.ts'
import { getOpenInvoices, payOpenInvoices } from '../../api/contract.ts'
import { isTransient } from '../../api/problem.ts'
import { retryLostReply } from '../../api/retry-lost-reply.ts'
import { newKey } from '../../drafts/wizard-draft.ts'

const CHARGING_MS = 3_000

/** Among the client lists: a plan that ends changes both. Asked again while something is being charged. */
export const openInvoicesQuery = queryOptions({
  queryKey: [...clientLists.queryKey, 'open-invoices'],
  queryFn: ({ signal }) => api(getOpenInvoices, { signal }),
  refetchInterval: ({ state }) => (state.data?.is_charging ? CHARGING_MS : false),
})

/** Tries all open invoices. After a lost reply the next press is the same try. */
export const usePayNow = (onEnd: (outcome: PayOutcome | 'failed') => void) => {
  const queryClient = useQueryClient()
  const key = useRef<string>(undefined)
  return useMutation({
    ...retryLostReply,
    mutationFn: () => {
      key.current ??= newKey()
      return api(payOpenInvoices, { idempotencyKey: key.current })
    },
    onSuccess: ({ outcome, open_invoices }) => {
      key.current = undefined
      queryClient.setQueryData(openInvoicesQuery.queryKey, open_invoices)
      onEnd(outcome)
    },
    onError: (failure) => {
      if (!isTransient(failure)) key.current = undefined
      onEnd('failed')
    },
  })
}
