import type { AccountPlans } from '@partner-hub/contracts/billing/billing-account.ts'
import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import type { BooksSettings } from '@partner-hub/contracts/books/books.ts'
import type { Expense, Invoice } from './first-ledger.ts'
import type { LedgerLine, Month } from './ledger.store.ts'
import type { Member } from './member-rows.ts'
import type { Rights } from './rights.ts'
import type { TeamRole } from './team.store.ts'
import type { Visitor } from './visitor.ts'

/** The server's responses to the app; amounts in minor units, days as yyyy-mm-dd. */
export interface SessionAnswer {
  product_name: string
  hub_name: string
  hub_url: string
  person: { first_name: string; last_name: string; email: string } | null
  accounts: { account_id: string; business_name: string; role: TeamRole }[]
}

export interface AccountAnswer {
  account_id: string
  business_name: string
  base_currency: string | null
  date_format: string
  visitor: Visitor
  may: Rights
  /** Today by the clock of Books. */
  today: string
}

export interface DashboardAnswer {
  outstanding: number
  months: Month[]
  invoices: Invoice[]
  expenses: (Expense & { what: string })[]
}

export interface InvoicesAnswer {
  invoices: Invoice[]
}

export interface ChartAnswer {
  lines: LedgerLine[]
}

export interface SettingsAnswer extends BooksSettings {
  /** The country of the business, from the hub's call that opened the account. */
  country_code: string | null
}

export interface TeamAnswer {
  members: (Omit<Member, 'identity_uuid'> & {
    is_you: boolean
    /** Whether the user may remove this member: owners may remove anyone else, others only themselves. */
    may_go: boolean
  })[]
}

/** Read from the hub; without plans unless the user owns the account. */
export interface PlanAnswer extends AccountPlans {
  subscription: Subscription | null
}

/** Why a call was refused, with a message per invalid field. */
export interface ProblemAnswer {
  error: string
  fields?: Record<string, string>
}
