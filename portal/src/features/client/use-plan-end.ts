import type { CancellationTime } from '@partner-hub/contracts/billing/plans.ts'
import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { clientKey } from '../../api/client-lists.ts'
import { cancelPlan, keepPlan } from '../../api/contract.ts'
import { isRoleRefusal, wordsOf } from '../../api/failure.ts'
import { isTransient } from '../../api/problem.ts'
import { saveRecord } from '../../api/records.ts'
import { retryLostReply } from '../../api/retry-lost-reply.ts'
import { newKey } from '../../drafts/wizard-draft.ts'
import { cancelTexts } from '../../texts/plan.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { subscriptionQuery } from './client.queries.ts'

/** Shows the changed subscription at once; a refusal means that the client has changed since the page loaded. */
export const useRefresh = (client: BusinessClient, onChanged: () => void) => {
  const queryClient = useQueryClient()
  return (changed?: Subscription): void => {
    if (changed) queryClient.setQueryData(subscriptionQuery(client).queryKey, changed)
    void queryClient.invalidateQueries({ queryKey: clientKey(client.uuid) })
    onChanged()
  }
}

/** A key that stays the same until there is an answer. */
export const useAttemptKey = () => {
  const [key, setKey] = useState(newKey)
  const onEnd = (error?: Error): void => {
    if (!(error && isTransient(error))) setKey(newKey())
  }
  return { key, onEnd }
}

/** Cancels the plan, once, also if the reply is lost. The dialog shows a role refusal itself. */
export const useCancellation = (client: BusinessClient, onChanged: () => void) => {
  const refresh = useRefresh(client, onChanged)
  const { key, onEnd } = useAttemptKey()
  const uuid = client.subscription
  return useMutation({
    ...retryLostReply,
    mutationFn: (when: CancellationTime) =>
      saveRecord(cancelPlan, uuid, { params: { uuid }, body: { uuid, when }, idempotencyKey: `${when}.${key}` }),
    onSuccess: (changed) => {
      onEnd()
      refresh(changed)
      toast.success(cancelTexts.done.title, cancelTexts.done.text)
    },
    onError: (error) => {
      onEnd(error)
      refresh()
      const { title, text } = cancelTexts.failed
      if (!isRoleRefusal(error)) toast.error(title, text)
    },
  })
}

/** Undoes a scheduled change or cancellation. */
export const usePlanKeeping = (client: BusinessClient, onChanged: () => void) => {
  const refresh = useRefresh(client, onChanged)
  const { key, onEnd } = useAttemptKey()
  const uuid = client.subscription
  return useMutation({
    ...retryLostReply,
    mutationFn: () => saveRecord(keepPlan, uuid, { params: { uuid }, idempotencyKey: key }),
    onSuccess: (changed) => {
      onEnd()
      refresh(changed)
      toast.success(cancelTexts.kept.title, cancelTexts.kept.text)
    },
    onError: (error) => {
      onEnd(error)
      refresh()
      const { title, text } = wordsOf(error, cancelTexts.notKept)
      toast.error(title, text)
    },
  })
}
