import type { BillingDetails } from '@partner-hub/contracts/billing/billing-details.ts'
import { Controller } from 'react-hook-form'
import { billingDetails as texts } from '../../texts/billing-details.ts'
import { messageOf } from '../../texts/messages.ts'
import { Combobox } from '../../ui/fields/combobox.tsx'
import { countryOptions, stateOptions } from '../../ui/fields/country-options.ts'
import type { Option } from '../../ui/fields/options.ts'
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx'
import type { BillingDetailsFormState } from './use-billing-details.ts'

const countries = countryOptions(texts.otherCountries)
const wide = 'md:col-span-2'

type Props = { form: BillingDetailsFormState }
type FieldProps = Props & { name: keyof BillingDetails; label: string; className?: string }

export function BillingDetailsFields({ form }: Props) {
  const country = form.watch('country')
  const states = stateOptions(country)
  const { labels } = texts
  // A state belongs to its country.
  const forgetState = () =>
    form.setValue('state', '', { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5 max-md:grid-cols-1">
      <Text form={form} name="legal_name" label={labels.legal_name} autoFocus className={wide} />
      <Choice
        form={form}
        name="country"
        label={labels.country}
        options={countries}
        onChosen={forgetState}
        className={wide}
      />
      <Text form={form} name="address_line_1" label={labels.address_line_1} className={wide} />
      <Text form={form} name="address_line_2" label={labels.address_line_2} isOptional className={wide} />
      <Text form={form} name="city" label={labels.city} />
      {states.length > 0 ? (
        <Choice key={country} form={form} name="state" label={texts.state(country)} options={states} />
      ) : (
        <Text form={form} name="state" label={texts.state(country)} isOptional />
      )}
      <Text form={form} name="postal_code" label={texts.postalCode(country)} isOptional />
      <Text form={form} name="tax_id" label={texts.taxId(country)} isOptional />
      <hr className={`border-border ${wide}`} />
      <Text
        form={form}
        name="reference"
        label={labels.reference}
        hint={texts.referenceHint}
        isOptional
        className={wide}
      />
    </div>
  )
}

type TextProps = FieldProps & Pick<TextFieldProps, 'isOptional' | 'hint' | 'autoFocus'>

function Text({ form, name, ...look }: TextProps) {
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field, fieldState }) => (
        <TextField
          {...look}
          {...field}
          autoComplete="off"
          isInvalid={fieldState.invalid}
          errorMessage={messageOf(fieldState.error?.message)}
        />
      )}
    />
  )
}

type ChoiceProps = FieldProps & { options: readonly Option[]; onChosen?: () => void }

function Choice({ form, name, onChosen, ...look }: ChoiceProps) {
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field, fieldState }) => (
        <Combobox
          {...look}
          {...field}
          placeholder={texts.select}
          onChange={(value) => {
            if ((value ?? '') === field.value) return
            field.onChange(value ?? '')
            onChosen?.()
          }}
          isInvalid={fieldState.invalid}
          errorMessage={messageOf(fieldState.error?.message)}
        />
      )}
    />
  )
}
