import { AccountPlans, type PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import { z } from 'zod'

/** Why the hub refused: the owner's token has expired, the account is not theirs, or the firm pays. */
export type PlanRefusal = 'signed_out' | 'not_owner' | 'firm_pays'

type Answered<Value> = { value: Value } | { refusal: PlanRefusal }

const CALL_MS = 5_000
const refusals: Record<number, PlanRefusal> = { 401: 'signed_out', 404: 'not_owner', 409: 'firm_pays' }
const Plans = z.object({ response: AccountPlans })
const Subscribed = z.object({ response: Subscription })

export type PlanAtHub = ReturnType<typeof planAtHub>

/** Plans belong to the hub: Books reads and chooses them there with the owner's own token and stores nothing (DEC-49). */
export const planAtHub = (hubUrl: string) => {
  const ask = async <Value>(
    token: string,
    path: string,
    answer: z.ZodType<{ response: Value }>,
    choice?: PlanChoice,
  ): Promise<Answered<Value>> => {
    const reply = await fetch(`${hubUrl}/auth/api/v1/billing/account/${path}`, {
      method: choice ? 'PUT' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(choice && { 'content-type': 'application/json' }) },
      ...(choice && { body: JSON.stringify(choice) }),
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_MS),
    })
    if (reply.ok) return { value: answer.parse(await reply.json()).response }
    await reply.body?.cancel()
    const refusal = refusals[reply.status]
    if (refusal) return { refusal }
    throw new Error(`the hub did not answer for a plan: ${reply.status}`)
  }
  return {
    plans: (token: string, account_id: string) => ask(token, `${account_id}/plans`, Plans),
    subscription: (token: string, account_id: string) => ask(token, `${account_id}/subscription`, Subscribed),
    choose: (token: string, account_id: string, choice: PlanChoice) =>
      ask(token, `${account_id}/subscription`, Subscribed, choice),
  }
}
