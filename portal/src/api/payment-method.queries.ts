import type { LegacyPaymentMethod, PaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { getLegacyPaymentMethod, getPaymentMethod } from './contract.ts'
import { problemOf } from './problem.ts'

/** The firm's card; null without one. Any member who may change it asks with their own identity (DEC-48). */
export const readPaymentMethod = async (identity_uuid: string, signal?: AbortSignal): Promise<PaymentMethod | null> => {
  try {
    return await api(getPaymentMethod, { params: { identity_uuid }, signal })
  } catch (error) {
    if (problemOf(error)?.code === 'card_missing') return null
    throw error
  }
}

export const paymentMethodQuery = (identity_uuid: string) =>
  queryOptions({
    queryKey: ['payment-method', identity_uuid],
    queryFn: ({ signal }) => readPaymentMethod(identity_uuid, signal),
  })

/** The card of a firm that is not migrated, by one of its subscriptions, with a new card form each time. */
export const readLegacyPaymentMethod = (uuid: string, signal?: AbortSignal): Promise<LegacyPaymentMethod> =>
  api(getLegacyPaymentMethod, { params: { uuid }, signal })

export const legacyPaymentMethodQuery = (subscription: string) =>
  queryOptions({
    queryKey: ['payment-method', 'legacy', subscription],
    queryFn: ({ signal }) => readLegacyPaymentMethod(subscription, signal),
  })
