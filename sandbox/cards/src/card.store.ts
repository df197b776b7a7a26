import type { SandboxDatabase } from '../../shared/open-database.ts'
import type { CardFacts } from './typed-card.ts'
import type { Verdict } from './verdict.ts'

export interface Verification extends Omit<Verdict, 'is_good' | 'status'> {
  id: string
  status: 'verified' | 'processor_declined' | 'gateway_rejected' | 'failed'
  created_at: string
}

export interface CardDetails extends CardFacts {
  created_at: string
  /** The newest first, as the SDK expects. */
  verifications: Verification[]
}

export interface Card extends CardDetails {
  token: string
  customer_id: string
  is_default: boolean
}

interface Row {
  token: string
  customer_id: string
  is_default: number
  details: string
}

const cardOf = ({ token, customer_id, is_default, details }: Row): Card => ({
  ...JSON.parse(details),
  token,
  customer_id,
  is_default: is_default === 1,
})

export type CardStore = ReturnType<typeof cardStore>

/** The vault: cards of customers, without their numbers. */
export const cardStore = (database: SandboxDatabase) => {
  const find = (token: string): Card | undefined => {
    const row = database.one<Row>('select * from card where token = ?', token)
    return row && cardOf(row)
  }
  const listOf = (customerId: string): Card[] =>
    database.all<Row>('select * from card where customer_id = ? order by rowid', customerId).map(cardOf)
  const makeDefault = (customerId: string, token: string): void => {
    database.run('update card set is_default = (token = ?) where customer_id = ?', token, customerId)
  }
  return {
    find,
    listOf,
    makeDefault,

    /** The first card of a customer is the default. */
    add: (token: string, customerId: string, details: CardDetails): void => {
      const isFirst = listOf(customerId).length === 0
      const identifier = details.unique_number_identifier
      const values = [token, customerId, identifier, isFirst ? 1 : 0, JSON.stringify(details)]
      database.run('insert into card values (?, ?, ?, ?, ?)', ...values)
    },

    change: (token: string, changes: Partial<CardDetails>): void => {
      const row = database.one<Row>('select * from card where token = ?', token)
      const details: CardDetails = { ...JSON.parse(row?.details ?? '{}'), ...changes }
      database.run(
        'update card set details = ?, number_identifier = ? where token = ?',
        JSON.stringify(details),
        details.unique_number_identifier,
        token,
      )
    },

    remove: (token: string): boolean =>
      database.together(() => {
        const card = find(token)
        database.run('delete from card where token = ?', token)
        const [next] = card?.is_default ? listOf(card.customer_id) : []
        if (card && next) makeDefault(card.customer_id, next.token)
        return card !== undefined
      }),

    removeOf: (customerId: string): void => {
      database.run('delete from card where customer_id = ?', customerId)
    },

    holdersOf: (identifier: string): string[] =>
      database
        .all<Row>('select * from card where number_identifier = ?', identifier)
        .map(({ customer_id }) => customer_id),
  }
}
