import { type Money, money } from '@partner-hub/contracts/billing/money.ts'

interface Paid {
  /** Minor units; negative for a credit note. */
  amount: number
  currency: string
}

export const amountOf = ({ amount, currency }: Paid): Money => money.of(amount, currency)

/** One sum per currency, by its code: currencies are never mixed. */
export const totalsOf = (all: readonly Paid[]): Money[] =>
  [...Map.groupBy(all, ({ currency }) => currency)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, paid]) => paid.map(amountOf).reduce(money.plus))
