import { PlanName } from '@partner-hub/contracts/billing/billing-account.ts'
import { BILL_CHANGES_SHOWN, type BillChange, type FirmBilling } from '@partner-hub/contracts/billing/firm-billing.ts'
import { type Money, money } from '@partner-hub/contracts/billing/money.ts'
import { hasPlan, isWithoutPlan } from '@partner-hub/contracts/billing/plan-state.ts'
import type { CalendarDate } from './billing-period.ts'
import { billingCurrencyOf } from './plan-catalogue.ts'

/** A client that the firm pays for, with the bill that is stored as its next one. */
export interface PaidClient {
  uuid: string
  client_name: string
  client_status: string
  status: string
  display_name: string | null
  currency: string | null
  /** Minor units for the whole paid period. */
  period_paid: number | null
  /** The day of the next bill, or of the plan's end. */
  renews_on: CalendarDate | null
  next_total: number | null
}

interface ComingBill {
  client: PaidClient
  on: CalendarDate
  currency: string
  /** Null if the plan ends then. */
  total: Money | null
}

const comingBillsOf = (clients: readonly PaidClient[]): ComingBill[] =>
  clients
    .flatMap((client) => {
      if (client.renews_on === null) return []
      const currency = billingCurrencyOf(client.currency)
      const total = client.next_total === null ? null : money.of(client.next_total, currency)
      return [{ client, on: client.renews_on, currency, total }]
    })
    .sort((one, other) => compare(one.on, other.on) || compare(one.client.client_name, other.client.client_name))

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other)

const planNames: readonly (string | null)[] = PlanName.options
const rankOf = (name: string | null): number => {
  const rank = planNames.indexOf(name)
  return rank < 0 ? planNames.length : rank
}

/** From the smallest plan to the largest, then those of imported records. */
const plansOf = (clients: readonly PaidClient[]): FirmBilling['plans'] => {
  const counts = new Map<string | null, number>()
  for (const { status, display_name } of clients)
    if (hasPlan(status)) counts.set(display_name, (counts.get(display_name) ?? 0) + 1)
  return [...counts]
    .map(([display_name, count]) => ({ display_name, clients: count }))
    .sort((one, other) => rankOf(one.display_name) - rankOf(other.display_name))
}

/** Totals per currency, in the order in which the currencies come first. */
const totalsOf = (amounts: readonly Money[]): Map<string, Money> => {
  const totals = new Map<string, Money>()
  for (const amount of amounts) {
    const sum = totals.get(amount.currency)
    totals.set(amount.currency, sum ? money.plus(sum, amount) : amount)
  }
  return totals
}

const nextBillsOf = (coming: readonly ComingBill[]): FirmBilling['next_bills'] => {
  const billed = coming.filter(({ total }) => total !== null && total.minor > 0)
  const firstDays = new Map<string, CalendarDate>()
  for (const { currency, on } of billed) if (!firstDays.has(currency)) firstDays.set(currency, on)
  return [...firstDays].map(([currency_code, on]) => {
    const ofDay = billed.flatMap(({ currency, on: day, total }) =>
      currency === currency_code && day === on && total ? [total] : [],
    )
    return {
      currency_code,
      on,
      amount: money.toAmount(totalsOf(ofDay).get(currency_code) ?? money.of(0, currency_code)),
    }
  })
}

const monthOf = (today: CalendarDate, paid: readonly Money[], coming: readonly ComingBill[]): FirmBilling['month'] => {
  const month = today.slice(0, 7)
  const toCome = totalsOf(coming.flatMap(({ on, total }) => (on.startsWith(month) && total ? [total] : [])))
  const paidTotals = totalsOf(paid)
  const currencies = [...new Set([...paidTotals.keys(), ...toCome.keys()])].sort()
  const amountIn = (totals: Map<string, Money>, currency: string) =>
    money.toAmount(totals.get(currency) ?? money.of(0, currency))
  return {
    from: `${month}-01`,
    amounts: currencies.map((currency_code) => ({
      currency_code,
      paid: amountIn(paidTotals, currency_code),
      to_come: amountIn(toCome, currency_code),
    })),
  }
}

const changeOf = ({ client, on, currency, total }: ComingBill): BillChange | null => {
  const { uuid, client_name, status, period_paid } = client
  const previous = hasPlan(status) && period_paid !== null ? money.of(period_paid, currency) : null
  if (total !== null && previous !== null && total.minor === previous.minor) return null
  const kind = total === null ? 'ends' : previous === null ? 'starts' : 'differs'
  return {
    ...{ client: uuid, client_name, kind, on, currency_code: currency },
    previous_amount: previous && money.toAmount(previous),
    amount: total && money.toAmount(total),
  }
}

/** What a firm pays for, from the bills that the renewals will issue (DEC-108). */
export const firmBillingOf = ({
  is_certified,
  today,
  clients,
  paid,
}: {
  is_certified: boolean
  /** Where the firm is (DEC-57). */
  today: CalendarDate
  clients: readonly PaidClient[]
  /** What was paid this month. */
  paid: readonly Money[]
}): FirmBilling => {
  const coming = comingBillsOf(clients)
  const changes = coming.map(changeOf).filter((change) => change !== null)
  return {
    is_certified,
    plans: plansOf(clients),
    without_plan: clients.filter((client) => client.client_status === 'ACTIVE' && isWithoutPlan(client.status)).length,
    next_bills: nextBillsOf(coming),
    month: monthOf(today, paid, coming),
    changes: { count: changes.length, soonest: changes.slice(0, BILL_CHANGES_SHOWN) },
  }
}
