import { currencyOf } from '@partner-hub/contracts/places/country-currencies.ts'
import { useState } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { businessStep, createClient } from '../../texts/create-client.ts'
import { industryOptions } from '../../texts/industries.ts'
import { errorProps } from '../../texts/messages.ts'
import { Combobox } from '../../ui/fields/combobox.tsx'
import { countryOptions } from '../../ui/fields/country-options.ts'
import type { BusinessAnswers } from './answers.ts'
import { currencyOptions } from './currency-options.ts'
import { RevenueField } from './revenue.field.tsx'

const countries = countryOptions(createClient.otherGroup)

/** Industry and country, and what depends on the country: the currency and the kind of revenue field. */
export function BusinessPlaceFields({ form }: { form: UseFormReturn<BusinessAnswers> }) {
  const { control } = form
  const currency = useWatch({ control, name: 'business_currency' })
  const [isCleared, setCleared] = useState(false)
  const chooseCurrency = (chosen: string) => {
    if (chosen === form.getValues('business_currency')) return
    const hasShownErrors = form.formState.isSubmitted
    form.setValue('business_currency', chosen, { shouldValidate: chosen !== '' || hasShownErrors })
    // A range or an amount means nothing in another currency.
    setCleared(form.getValues('business_revenue') !== '')
    form.setValue('business_revenue', '', { shouldValidate: hasShownErrors })
  }
  return (
    <>
      <Controller
        name="business_industry"
        control={control}
        render={({ field, fieldState }) => (
          <Combobox
            {...field}
            {...errorProps(fieldState)}
            label={businessStep.industry}
            options={industryOptions}
            placeholder={businessStep.industryPlaceholder}
            onChange={(chosen) => field.onChange(chosen ?? '')}
          />
        )}
      />
      <Controller
        name="country_code"
        control={control}
        render={({ field, fieldState }) => (
          <Combobox
            {...field}
            {...errorProps(fieldState)}
            label={businessStep.country}
            options={countries}
            placeholder={businessStep.countryPlaceholder}
            onChange={(chosen) => {
              field.onChange(chosen ?? '')
              const own = currencyOf(chosen ?? '')
              if (own) chooseCurrency(own)
            }}
          />
        )}
      />
      <Controller
        name="business_currency"
        control={control}
        render={({ field, fieldState }) => (
          <Combobox
            {...field}
            {...errorProps(fieldState)}
            label={businessStep.currency}
            options={currencyOptions}
            placeholder={businessStep.currencyPlaceholder}
            hint={businessStep.currencyHint}
            onChange={(chosen) => chooseCurrency(chosen ?? '')}
          />
        )}
      />
      <RevenueField form={form} currency={currency} isCleared={isCleared} />
    </>
  )
}
