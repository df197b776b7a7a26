import { randomUUID } from 'node:crypto'
import type { BooksEvent } from '@partner-hub/contracts/books/books.ts'
import type { SandboxDatabase } from '../../shared/open-database.ts'

export interface Webhook {
  id: string
  account_id: string
  body: string
  attempts: number
  /** Milliseconds since 1970, like every time here. */
  due_at: number
  delivered_at: number | null
  problem: string | null
}

export type Outbox = ReturnType<typeof outboxStore>

const columns = 'id, account_id, body, attempts, due_at, delivered_at, problem'

/** Webhooks for the hub, written in the transaction of the change. */
export const outboxStore = (database: SandboxDatabase, now: () => number) => ({
  add: (event: BooksEvent): void => {
    const values = [`msg_${randomUUID()}`, event.account_id, JSON.stringify(event), now()]
    database.run('insert into webhook (id, account_id, body, attempts, due_at) values (?, ?, ?, 0, ?)', ...values)
  },

  due: (): Webhook[] =>
    database.all(
      `select ${columns} from webhook where delivered_at is null and due_at <= ? order by sequence limit 100`,
      now(),
    ),

  list: (account_id?: string): Webhook[] =>
    account_id === undefined
      ? database.all(`select ${columns} from webhook order by sequence`)
      : database.all(`select ${columns} from webhook where account_id = ? order by sequence`, account_id),

  delivered: (id: string): void => {
    database.run(
      'update webhook set delivered_at = ?, attempts = attempts + 1, problem = null where id = ?',
      ...[now(), id],
    )
  },

  failed: (id: string, problem: string, due_at: number): void => {
    database.run(
      'update webhook set attempts = attempts + 1, problem = ?, due_at = ? where id = ?',
      ...[problem, due_at, id],
    )
  },
})
