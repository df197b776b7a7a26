import { expect, test } from 'vitest'
import { z } from 'zod'
import { AccountPlans } from '../billing/billing-account.ts'
import { Amount } from '../billing/money.ts'
import { getSubscription } from '../billing/subscriptions.ts'
import { getBusinessClient } from './business-clients.ts'
import { listBusinessClients } from './client-list.ts'

const WHY =
  "Every role gets the same stored text of a client's row and record. An amount there would reach Members, who may not " +
  'see one (DEC-97): return it by a call of its own that requires see_amounts.'

/** business_revenue and standard_rate are not ours: what the client earns and asks for. */
const NAMES_AMOUNT = /(^|_)(amounts?|price|charges?|credit|discount|total|cost|fee|balance)(_|$)/

/** The paths of all amounts, found by their schema or their name. */
const amountsIn = (schema: z.core.$ZodType, path = ''): string[] => {
  const name = path.split('.').at(-1) ?? ''
  if (schema === Amount || NAMES_AMOUNT.test(name)) return [path]
  return partsOf(schema).flatMap(([key, part]) => amountsIn(part, key === '' ? path : `${path}.${key}`))
}

const partsOf = (schema: z.core.$ZodType): [string, z.core.$ZodType][] => {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape)
  if (schema instanceof z.ZodArray) return [['', schema.element]]
  if (schema instanceof z.ZodRecord) return [['', schema.valueType]]
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return [['', schema.unwrap()]]
  if (leaves.some((leaf) => schema instanceof leaf)) return []
  throw new Error(`Look for amounts in schemas of the type ${schema._zod.def.type} too`)
}
const leaves = [z.ZodString, z.ZodStringFormat, z.ZodNumber, z.ZodBoolean, z.ZodEnum]

test("DEC-97 a client's row, record and subscription hold no amount, because Members read them too", () => {
  for (const { answer } of [listBusinessClients, getBusinessClient, getSubscription])
    expect(amountsIn(answer), WHY).toEqual([])
})

test('an amount is found by its schema and by its name, however deep', () => {
  expect(amountsIn(AccountPlans)).toEqual(['.plans.monthly_amount', '.plans.yearly_amount', '.plans.seat_amount'])
  const schema = z.object({ row: z.array(z.object({ next_bill: Amount.nullable(), total: z.number() })) })
  expect(amountsIn(schema)).toEqual(['.row.next_bill', '.row.total'])
})
