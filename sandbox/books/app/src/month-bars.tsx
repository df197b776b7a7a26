import type { Month } from '../../src/ledger.store.ts'
import { money, monthName } from './format.ts'

const TALLEST = 120

/** Two bars per month; screen readers get the figures. */
export function MonthBars({ months }: { months: Month[] }) {
  const most = Math.max(1, ...months.flatMap(({ received, spent }) => [received, spent]))
  const height = (amount: number) => ({ height: `${Math.round((amount / most) * TALLEST)}px` })
  const spoken = months.map(
    ({ month, received, spent }) => `${monthName(month)}: in ${money(received, null)}, out ${money(spent, null)}`,
  )
  return (
    <>
      <div className="bars" role="img" aria-label={spoken.join('; ')}>
        {months.map(({ month, received, spent }) => (
          <div key={month}>
            <div className="pair">
              <i className="came" style={height(received)} />
              <i className="went" style={height(spent)} />
            </div>
            <span>{monthName(month, 'short')}</span>
          </div>
        ))}
      </div>
      <p className="key" aria-hidden="true">
        <i className="came" /> In <i className="went" /> Out
      </p>
    </>
  )
}
