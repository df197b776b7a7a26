import type { PaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import { api } from '../../api/api.ts'
import { savePaymentMethod } from '../../api/contract.ts'
import { readPaymentMethod } from '../../api/payment-method.queries.ts'
import { statusOf } from '../../api/problem.ts'

interface Save {
  readonly identity: string
  /** For a single use: it is sent once, whatever the answer. */
  readonly token: string
  readonly before: PaymentMethod | undefined
}

/** No answer, or one of a server in trouble: the card may have been saved. */
const isUnclear = (error: unknown): boolean => {
  const status = statusOf(error) ?? 0
  return status === 0 || status >= 500
}

const cardOf = (method: PaymentMethod | null | undefined): string => JSON.stringify(method ?? null)

/** Whether the card was saved. After an unclear answer the saved card tells. */
export const saveCard = async ({ identity: identity_uuid, token, before }: Save): Promise<boolean> => {
  try {
    await api(savePaymentMethod, {
      params: { identity_uuid },
      body: { identity_uuid, single_use_token: token },
      idempotencyKey: crypto.randomUUID(),
    })
    return true
  } catch (error) {
    if (statusOf(error) === 401) throw error
    if (!isUnclear(error)) return false
    const after = await readPaymentMethod(identity_uuid).catch(() => before)
    return cardOf(after) !== cardOf(before)
  }
}
