import { FIRM_NAME_MAX, NUMBERS_OF_CLIENTS, TYPES_OF_PROFESSIONAL } from '@partner-hub/contracts/firms/organization.ts'
import { FirmStep } from '@partner-hub/contracts/firms/registration.ts'
import { Controller, useWatch } from 'react-hook-form'
import { firmRegistration, numbersOfClients, typesOfProfessional } from '../../texts/firm-registration.ts'
import { errorProps } from '../../texts/messages.ts'
import { Combobox } from '../../ui/fields/combobox.tsx'
import { countryOptions, optionsOf, stateOptions } from '../../ui/fields/country-options.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useStepForm } from '../../ui/wizard/use-step-form.ts'
import type { FirmAnswers } from './answers.ts'
import { NextButton, StepFrame, type StepSurroundings } from './step-frame.tsx'

type Props = StepSurroundings & {
  answers: FirmAnswers
  onChange: (answers: FirmAnswers) => void
  onNext: () => void
}

const countries = countryOptions(firmRegistration.otherCountries)

const selects = [
  {
    name: 'number_of_clients',
    label: firmRegistration.numberOfClients,
    options: optionsOf(NUMBERS_OF_CLIENTS, numbersOfClients),
  },
  {
    name: 'type_of_professional',
    label: firmRegistration.typeOfProfessional,
    options: optionsOf(TYPES_OF_PROFESSIONAL, typesOfProfessional),
  },
] as const

export function FirmForm({ answers, onChange, onNext, ...surroundings }: Props) {
  const { name, country, state_province, number_of_clients, type_of_professional } = answers
  const form = useStepForm<FirmAnswers>(
    FirmStep,
    { name, country, state_province, number_of_clients, type_of_professional },
    onChange,
  )
  const { control } = form
  const states = stateOptions(useWatch({ control, name: 'country' }))
  return (
    <StepFrame
      {...surroundings}
      step={1}
      title={firmRegistration.firm}
      intro={firmRegistration.allMandatory}
      forward={<NextButton isValid={form.formState.isValid} />}
      onSubmit={form.handleSubmit(onNext)}
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 max-md:grid-cols-1">
        <Controller
          name="name"
          control={control}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              {...errorProps(fieldState)}
              label={firmRegistration.name}
              hint={firmRegistration.nameHint}
              limit={FIRM_NAME_MAX}
              autoComplete="organization"
              className="md:col-span-2"
            />
          )}
        />
        <Controller
          name="country"
          control={control}
          render={({ field, fieldState }) => (
            <Combobox
              {...field}
              {...errorProps(fieldState)}
              label={firmRegistration.country}
              options={countries}
              placeholder={firmRegistration.countryPlaceholder}
              onChange={(chosen) => {
                if (chosen !== field.value) form.setValue('state_province', '')
                field.onChange(chosen ?? '')
              }}
            />
          )}
        />
        {states.length > 0 && (
          <Controller
            name="state_province"
            control={control}
            render={({ field, fieldState }) => (
              <Combobox
                {...field}
                {...errorProps(fieldState)}
                key={states[0]?.value}
                label={firmRegistration.state}
                options={states}
                placeholder={firmRegistration.statePlaceholder}
                onChange={(chosen) => field.onChange(chosen ?? '')}
              />
            )}
          />
        )}
      </div>
      <div className="mt-7 grid grid-cols-2 gap-x-4 gap-y-5 border-t border-border pt-7 max-md:grid-cols-1">
        {selects.map((select) => (
          <Controller
            key={select.name}
            name={select.name}
            control={control}
            render={({ field, fieldState }) => (
              <Select
                {...field}
                {...errorProps(fieldState)}
                label={select.label}
                options={select.options}
                placeholder={firmRegistration.selectPlaceholder}
                value={field.value || null}
              />
            )}
          />
        ))}
      </div>
    </StepFrame>
  )
}
