import { isMainCurrency, revenueRanges } from '@partner-hub/contracts/currencies.ts'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { businessStep } from '../../texts/create-client.ts'
import { errorProps } from '../../texts/messages.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { BusinessAnswers } from './answers.ts'

type Props = { form: UseFormReturn<BusinessAnswers>; currency: string }

/** A main currency has ranges to choose from; in any other the figure is typed. */
export function RevenueField({ form, currency }: Props) {
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
          />
        ) : (
          <TextField
            {...field}
            {...errorProps(fieldState)}
            label={businessStep.revenue}
            hint={businessStep.revenueHint(currency)}
          />
        )
      }
    />
  )
}
