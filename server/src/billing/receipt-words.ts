import { PlanName } from '@partner-hub/contracts/billing/billing-account.ts'
import { type Money, money } from '@partner-hub/contracts/billing/money.ts'
import type { BrandCode } from '@partner-hub/contracts/billing/payment-methods.ts'
import { seatWords } from '@partner-hub/contracts/clients/status-words.ts'
import { statesOf } from '@partner-hub/contracts/places/states.ts'
import { taxIdLabelOf } from '@partner-hub/contracts/places/tax-id-labels.ts'
import { addDays, type CalendarDate } from './billing-period.ts'
import { clientLimitOf } from './plan-catalogue.ts'
import type { ReceiptContent, ReceiptLine } from './receipt.ts'

const brands: Record<BrandCode, string> = {
  'american-express': 'American Express',
  'master-card': 'Mastercard',
  visa: 'Visa',
  other: 'Card',
}

const regions = new Intl.DisplayNames('en', { type: 'region' })

/** English, with the dates and figures of a country. */
export const formatsOf = (country: string | null) => {
  const locale = localeOf(country)
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    locale,
    day: (date: CalendarDate): string => days.format(new Date(`${date}T00:00:00Z`)),
    /** With the currency's code. */
    amount: (of: Money): string => withMinus(money.format(of, locale)),
  }
}

/** In the formats of the buyer's country. */
export const wordsOf = (receipt: ReceiptContent) => {
  const { buyer, currency, card } = receipt
  const { locale, day, amount } = formatsOf(buyer.country)
  const whole = (minor: number): string => amount(money.of(minor, currency))
  /** Without the code, which stands once at the total. */
  const figure = (minor: number): string => whole(minor).slice(0, -currency.length - 1)
  const isCredit = receipt.kind === 'CREDIT_NOTE'
  return {
    locale,
    day,
    title: isCredit ? 'Credit Note' : 'Receipt',
    paid: isCredit ? 'Refunded' : 'Paid',
    paidOn: `${isCredit ? 'Refunded' : 'Paid'} on ${day(receipt.paid_on)}`,
    method: card ? `${brands[card.brand_code]} ending in ${card.last_4}` : 'No card charged',
    period: [day(receipt.period.from), day(addDays(receipt.period.until, -1))] as const,
    total: figure(receipt.total),
    totalWithCode: whole(receipt.total),
    nextBill: receipt.next_bill && { on: day(receipt.next_bill.on), amount: whole(receipt.next_bill.total) },
    address: addressOf(receipt),
    lines: receipt.lines.map((line) => ({
      ...lineWords(line),
      quantity: isPriced(line) ? String(line.quantity) : '',
      price: isPriced(line) && line.amount % line.quantity === 0 ? figure(line.amount / line.quantity) : '',
      amount: figure(line.amount),
      isDiscount: line.amount < 0,
    })),
  }
}

const localeOf = (country: string | null): string => {
  const [locale] = Intl.DateTimeFormat.supportedLocalesOf(country ? [`en-${country}`] : [])
  return locale ?? 'en-US'
}

const withMinus = (amount: string): string => amount.replace('-', '−')

const isPriced = ({ kind }: ReceiptLine): boolean => kind === 'plan' || kind === 'seats'

const addressOf = ({ buyer }: ReceiptContent): string[] => {
  const { country, state, postal_code, tax_id } = buyer
  const stateName = statesOf(country ?? '').find(({ code }) => code === state)?.name ?? state
  return [
    buyer.legal_name,
    buyer.address_line_1,
    [buyer.address_line_2, buyer.city].filter(Boolean).join(', '),
    [stateName, postal_code].filter(Boolean).join(' '),
    country && regions.of(country),
    tax_id && `${taxIdLabelOf(country ?? '') ?? 'Tax ID'} ${tax_id}`,
    buyer.reference && `PO reference ${buyer.reference}`,
  ].filter((line): line is string => Boolean(line))
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const lineWords = (line: ReceiptLine): { name: string; detail: string } => {
  const plan = [line.display_name, line.billing_interval].filter(Boolean).join(' ')
  const days = line.days === null ? '' : plural(line.days, 'day')
  switch (line.kind) {
    case 'plan':
      return { name: plan, detail: [includedIn(line.display_name), days].filter(Boolean).join(', ') }
    case 'seats':
      return {
        name: `Extra team member seat${line.quantity === 1 ? '' : 's'}`,
        detail: [`${seatWords(line.quantity + 1)} in all`, days].filter(Boolean).join(', '),
      }
    case 'certification':
      return { name: '15% certification discount', detail: '' }
    case 'coupon':
      return { name: 'Coupon', detail: '' }
    case 'credit':
      return plan
        ? { name: `Credit for unused ${plan}`, detail: days }
        : { name: 'Credit from earlier bills', detail: '' }
    case 'tax':
      return { name: 'Tax', detail: '' }
  }
}

const includedIn = (name: string | null): string => {
  const plan = PlanName.safeParse(name).data
  if (!plan) return ''
  const clients = clientLimitOf(plan)
  return `${clients === null ? 'No limit on billable clients' : plural(clients, 'billable client')}, 1 team member seat included`
}
