import type { PlanWish } from '@partner-hub/contracts/billing/plans.ts'
import type { BillingOwner, BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { clientKey } from './client-lists.ts'
import { previewCancellation, previewPayer, previewPlan } from './contract.ts'

type PaidClient = Pick<BusinessClient, 'uuid' | 'subscription'>

/** What is not given stays as the client has it. */
export type AskedPlan = Partial<PlanWish>

/** News about the client also asks for its previews again: what they show may have changed. */
export const planPreviewQuery = ({ uuid, subscription }: PaidClient, asked: AskedPlan = {}) =>
  queryOptions({
    queryKey: [...clientKey(uuid), 'plan-preview', subscription, asked],
    queryFn: ({ signal }) => api(previewPlan, { params: { uuid: subscription }, query: asked, signal }),
  })

export const cancellationQuery = ({ uuid, subscription }: PaidClient) =>
  queryOptions({
    queryKey: [...clientKey(uuid), 'cancellation', subscription],
    queryFn: ({ signal }) => api(previewCancellation, { params: { uuid: subscription }, signal }),
  })

export const payerQuery = ({ uuid, subscription }: PaidClient, billing_owner: BillingOwner) =>
  queryOptions({
    queryKey: [...clientKey(uuid), 'payer', subscription, billing_owner],
    queryFn: ({ signal }) => api(previewPayer, { params: { uuid: subscription }, query: { billing_owner }, signal }),
  })
