import {
  BusinessDescription,
  OfferingsCustomization,
  ServiceCompletion,
} from '@partner-hub/contracts/clients/client-profile.ts'
import { BusinessStep } from '@partner-hub/contracts/clients/client-registration.ts'
import { Controller } from 'react-hook-form'
import { businessStep, completions, createClient, descriptions, offerings } from '../../texts/create-client.ts'
import { errorProps } from '../../texts/messages.ts'
import { optionsOf } from '../../ui/fields/country-options.ts'
import { RadioCard, RadioGroup } from '../../ui/fields/radio-group.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useStepForm } from '../../ui/wizard/use-step-form.ts'
import { type BusinessAnswers, businessAnswersOf } from './answers.ts'
import { BusinessPlaceFields } from './business-place.fields.tsx'
import { SimilarClients, type SimilarPlace } from './similar-clients.tsx'
import { StepFrame, type StepSurroundings } from './step-frame.tsx'
import { useRefusals } from './use-refusals.ts'

type Props = StepSurroundings & { place: SimilarPlace; onCancel: () => void; onNext: () => void }

const radios = [
  {
    name: 'business_description',
    legend: businessStep.description,
    options: optionsOf(BusinessDescription.options, descriptions),
  },
  {
    name: 'offerings_customization',
    legend: businessStep.offerings,
    options: optionsOf(OfferingsCustomization.options, offerings),
  },
] as const

const completionOptions = optionsOf(ServiceCompletion.options, completions)

export function BusinessForm({ answers, refused, place, onChange, onCancel, onNext, ...surroundings }: Props) {
  const form = useStepForm<BusinessAnswers>(BusinessStep, businessAnswersOf(answers), onChange)
  const { control } = form
  const { wrongCount, focusWrong } = useRefusals(form, refused)
  return (
    <StepFrame
      {...surroundings}
      answers={answers}
      step={0}
      title={businessStep.heading}
      intro={createClient.allMandatory}
      wrongCount={wrongCount}
      back={{ label: createClient.cancel, onPress: onCancel }}
      forward={{ label: createClient.next }}
      onSubmit={form.handleSubmit(onNext, focusWrong)}
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 max-md:grid-cols-1">
        <div className="md:col-span-2">
          <Controller
            name="client_name"
            control={control}
            render={({ field, fieldState }) => (
              <TextField {...field} {...errorProps(fieldState)} label={businessStep.name} autoComplete="off" />
            )}
          />
          <SimilarClients {...place} same="name" control={control} name="client_name" />
        </div>
        <BusinessPlaceFields form={form} />
      </div>
      <div className="mt-7 grid gap-6 border-t border-border pt-7">
        {radios.map(({ name, legend, options }) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field, fieldState }) => (
              <RadioGroup {...field} {...errorProps(fieldState)} legend={legend} columns={2}>
                {options.map(({ value, label }) => (
                  <RadioCard key={value} value={value}>
                    {label}
                  </RadioCard>
                ))}
              </RadioGroup>
            )}
          />
        ))}
        <Controller
          name="service_completion"
          control={control}
          render={({ field, fieldState }) => (
            <Select
              {...field}
              {...errorProps(fieldState)}
              label={businessStep.completion}
              options={completionOptions}
              placeholder={createClient.selectPlaceholder}
              value={field.value || null}
            />
          )}
        />
      </div>
    </StepFrame>
  )
}
