import { z } from 'zod'
import { type Answer, answer } from './answers.ts'
import type { Stores } from './open-stores.ts'
import type { Payment } from './payment.store.ts'
import { paymentXml } from './represent.ts'
import { XmlRows } from './xml.ts'

const PAGE_SIZE = 50

const Text = z.strictObject({
  is: z.string().optional(),
  is_not: z.string().optional(),
  starts_with: z.string().optional(),
  ends_with: z.string().optional(),
  contains: z.string().optional(),
})
/** The criteria that are modelled. Any other is an error, because leaving it out would find too much. */
export const Search = z.strictObject({
  search: z.strictObject({
    order_id: Text.optional(),
    customer_id: Text.optional(),
    status: z.array(z.string()).optional(),
    type: z.array(z.string()).optional(),
    ids: z.array(z.string()).optional(),
  }),
})
type Criteria = z.infer<typeof Search>['search']

const fits = (value: string | null, wanted: z.infer<typeof Text> = {}): boolean => {
  const text = value ?? ''
  return (
    (wanted.is === undefined || text === wanted.is) &&
    (wanted.is_not === undefined || text !== wanted.is_not) &&
    text.startsWith(wanted.starts_with ?? '') &&
    text.endsWith(wanted.ends_with ?? '') &&
    text.includes(wanted.contains ?? '')
  )
}

const isWanted = (payment: Payment, { order_id, customer_id, status, type, ids }: Criteria): boolean =>
  fits(payment.order_id, order_id) &&
  fits(payment.customer_id, customer_id) &&
  (status?.includes(payment.status) ?? true) &&
  (type?.includes(payment.type) ?? true) &&
  (ids?.includes(payment.id) ?? true)

export const searchActs = ({ payments }: Stores) => {
  const found = (criteria: Criteria): Payment[] => {
    const all = criteria.order_id?.is === undefined ? payments.list() : payments.ofOrder(criteria.order_id.is)
    return all.filter((payment) => isWanted(payment, criteria))
  }
  return {
    ids: ({ search }: z.infer<typeof Search>): Answer =>
      answer('search_results', {
        page_size: PAGE_SIZE,
        ids: new XmlRows(
          'item',
          found(search).map(({ id }) => id),
        ),
      }),

    /** One row per id: the SDK waits for as many rows as it asked for, though a status may have changed since. */
    page: ({ search: { ids = [] } }: z.infer<typeof Search>): Answer => {
      const rows = ids.flatMap((id) => payments.find(id) ?? [])
      return answer(
        'credit_card_transactions',
        new XmlRows(
          'transaction',
          rows.map((row) =>
            paymentXml(
              row,
              payments.refundsOf(row.id).map(({ id }) => id),
            ),
          ),
          'collection',
        ),
      )
    },
  }
}
