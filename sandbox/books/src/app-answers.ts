import type { AccountPlans } from '@partner-hub/contracts/billing/billing-account.ts'
import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import type { BooksSettings } from '@partner-hub/contracts/books/books.ts'
import type { Expense, Invoice } from './first-ledger.ts'
import type { LedgerLine, Month } from './ledger.store.ts'
import type { Member } from './member-rows.ts'
import type { Rights } from './rights.ts'
import type { TeamRole } from './team.store.ts'
import type { Visitor } from './visitor.ts'

/** What the app is told; amounts in minor units, days as yyyy-mm-dd. */
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
  /** The day it is for Books. */
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
  /** Of the business, as the hub knew it when it opened the account. */
  country_code: string | null
}

export interface TeamAnswer {
  members: (Omit<Member, 'identity_uuid'> & {
    is_you: boolean
    /** The reader may end it: the owner anybody's, everybody their own, nobody the owner's. */
    may_go: boolean
  })[]
}

/** As the hub says; without plans for whoever does not own the account. */
export interface PlanAnswer extends AccountPlans {
  subscription: Subscription | null
}

/** Why something was not done: under each field what is wrong with it. */
export interface ProblemAnswer {
  error: string
  fields?: Record<string, string>
}
