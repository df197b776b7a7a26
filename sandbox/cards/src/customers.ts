import { z } from 'zod'
import { type Answer, answer, created, done, invalid, missing } from './answers.ts'
import { CustomerDetails } from './customer.store.ts'
import { newId } from './new-id.ts'
import type { Stores } from './open-stores.ts'
import { customerXml } from './represent.ts'

export const NewCustomer = z.strictObject({
  customer: CustomerDetails.extend({
    id: z
      .string()
      .regex(/^[\w-]{1,36}$/)
      .optional(),
  }).default({}),
})
export const CustomerChanges = z.strictObject({ customer: CustomerDetails })

export const customerActs = (stores: Stores) => {
  const { cards, clock, customers } = stores
  const represented = (id: string) => {
    const customer = customers.find(id)
    return customer && customerXml(customer, cards.listOf(id), clock.now())
  }
  return {
    create: ({ customer: { id = newId(10), ...details } }: z.infer<typeof NewCustomer>): Answer => {
      if (customers.find(id))
        return invalid({
          of: 'customer',
          attribute: 'id',
          code: '91609',
          message: 'Customer ID has already been taken.',
        })
      customers.add(id, details)
      return created('customer', represented(id))
    },

    find: (id: string): Answer => {
      const found = represented(id)
      return found ? answer('customer', found) : missing
    },

    update: (id: string, { customer }: z.infer<typeof CustomerChanges>): Answer => {
      if (!customers.find(id)) return missing
      customers.change(id, customer)
      return answer('customer', represented(id))
    },

    remove: (id: string): Answer =>
      stores.together(() => {
        cards.removeOf(id)
        return customers.remove(id) ? done : missing
      }),
  }
}
