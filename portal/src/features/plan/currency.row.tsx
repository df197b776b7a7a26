import { ChevronsUpDown } from 'lucide-react'
import { comparePlans } from '../../texts/compare-plans.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import { OptionRow } from './option-row.tsx'

const texts = comparePlans.currency

type Props = { currencies: readonly string[]; value: string; onChange: (currency: string) => void }

export function CurrencyRow({ currencies, value, onChange }: Props) {
  return (
    <OptionRow title={texts.title} text={texts.text}>
      <span className="relative flex">
        <select
          aria-label={texts.title}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="h-9 cursor-pointer appearance-none rounded-control border border-border-strong bg-surface pr-7 pl-3 font-medium transition-colors hover:bg-surface-hover max-md:h-11"
        >
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </select>
        <Icon of={ChevronsUpDown} size={14} className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2" />
      </span>
    </OptionRow>
  )
}
