import { isMainCurrency, revenueRanges } from '@partner-hub/contracts/places/currencies.ts'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { businessStep } from '../../texts/create-client.ts'
import { errorProps } from '../../texts/messages.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { BusinessAnswers } from './answers.ts'

type Props = {
  form: UseFormReturn<BusinessAnswers>
  currency: string
  /** A change of currency has cleared this field. */
  isCleared: boolean
}

/** Main currencies have ranges to choose from; for others an amount is typed. */
export function RevenueField({ form, currency, isCleared }: Props) {
  const hintFor = (revenue: string, standard: string) =>
    isCleared && currency && !revenue ? businessStep.revenueCleared(currency) : standard
  return (
    <Controller
      key={currency}
      name="business_revenue"
      control={form.control}
      render={({ field, fieldState }) =>
        isMainCurrency(currency) ? (
          <Select
            {...field}
            {...errorProps(fieldState)}
            label={businessStep.revenue}
            options={revenueRanges(currency).map((range) => ({ value: range, label: range }))}
            placeholder={businessStep.revenuePlaceholder}
            value={field.value || null}
            hint={hintFor(field.value, businessStep.revenueRange(currency))}
          />
        ) : (
          <TextField
            {...field}
            {...errorProps(fieldState)}
            label={businessStep.revenue}
            hint={hintFor(field.value, businessStep.revenueAmount(currency))}
            inputMode="decimal"
            isDisabled={!currency}
          />
        )
      }
    />
  )
}
