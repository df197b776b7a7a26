import { z } from 'zod'
import type { SandboxDatabase } from '../../shared/open-database.ts'
import type { Clock } from './clock.store.ts'

const text = z.string().max(255).nullish()
export const CustomerDetails = z.strictObject({
  first_name: text,
  last_name: text,
  company: text,
  email: text,
  phone: text,
  fax: text,
  website: text,
})
export type CustomerDetails = z.infer<typeof CustomerDetails>

export interface Customer {
  id: string
  details: CustomerDetails
  created_at: string
}

interface Row {
  id: string
  details: string
  created_at: string
}

export type CustomerStore = ReturnType<typeof customerStore>

export const customerStore = (database: SandboxDatabase, clock: Clock) => {
  const find = (id: string): Customer | undefined => {
    const row = database.one<Row>('select * from customer where id = ?', id)
    return row && { ...row, details: JSON.parse(row.details) }
  }
  return {
    find,

    add: (id: string, details: CustomerDetails): void => {
      database.run('insert into customer values (?, ?, ?)', id, JSON.stringify(details), clock.stamp())
    },

    change: (id: string, changes: CustomerDetails): void => {
      const details = JSON.stringify({ ...find(id)?.details, ...changes })
      database.run('update customer set details = ? where id = ?', details, id)
    },

    remove: (id: string): boolean => database.run('delete from customer where id = ?', id) > 0,
  }
}
