import type { BillingOwner, BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { useMutation } from '@tanstack/react-query'
import { changePayer } from '../../api/contract.ts'
import { isRoleRefusal } from '../../api/failure.ts'
import { saveRecord } from '../../api/records.ts'
import { retryLostReply } from '../../api/retry-lost-reply.ts'
import { payerTexts } from '../../texts/payer.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { useAttemptKey, useRefresh } from './use-plan-end.ts'

/** Changes who pays, once, also if the reply is lost. The dialog shows a role refusal itself. */
export const usePayerChange = (client: BusinessClient, billing_owner: BillingOwner, onChanged: () => void) => {
  const refresh = useRefresh(client, onChanged)
  const { key, onEnd } = useAttemptKey()
  const uuid = client.subscription
  return useMutation({
    ...retryLostReply,
    mutationFn: () => saveRecord(changePayer, uuid, { params: { uuid }, body: { billing_owner }, idempotencyKey: key }),
    onSuccess: (changed) => {
      onEnd()
      refresh(changed)
      const { title, text } = payerTexts[billing_owner].done
      toast.success(title, text(client.client_name))
    },
    onError: (error) => {
      onEnd(error)
      refresh()
      if (!isRoleRefusal(error)) toast.error(payerTexts.failed.title, payerTexts.failed.text)
    },
  })
}
