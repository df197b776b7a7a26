import { OwnerStep } from '@partner-hub/contracts/clients/client-registration.ts'
import { Controller } from 'react-hook-form'
import { createClient, ownerStep } from '../../texts/create-client.ts'
import { errorProps } from '../../texts/messages.ts'
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx'
import { useStepForm } from '../../ui/wizard/use-step-form.ts'
import type { OwnerAnswers } from './answers.ts'
import { SimilarClients, type SimilarPlace } from './similar-clients.tsx'
import { StepFrame, type StepSurroundings } from './step-frame.tsx'
import { useRefusals } from './use-refusals.ts'

type Props = StepSurroundings & { place: SimilarPlace; onBack: () => void; onNext: () => void }
type Field = Omit<TextFieldProps, 'name'> & { name: keyof OwnerAnswers }

export function OwnerForm({ answers, refused, place, onChange, onBack, onNext, ...surroundings }: Props) {
  const { first_name, last_name, contact_phone, contact_email } = answers
  const form = useStepForm<OwnerAnswers>(OwnerStep, { first_name, last_name, contact_phone, contact_email }, onChange)
  const { control } = form
  const { wrongCount, focusWrong } = useRefusals(form, refused)
  // No autofill: the person typing is not the owner.
  const text = ({ name, ...props }: Field) => (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <TextField {...props} {...field} {...errorProps(fieldState)} autoComplete="off" />
      )}
    />
  )
  return (
    <StepFrame
      {...surroundings}
      answers={answers}
      step={1}
      title={ownerStep.heading}
      intro={ownerStep.intro(answers.client_name)}
      wrongCount={wrongCount}
      back={{ label: createClient.back, onPress: onBack }}
      forward={{ label: createClient.next }}
      onSubmit={form.handleSubmit(onNext, focusWrong)}
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 max-md:grid-cols-1">
        {text({ name: 'first_name', label: ownerStep.firstName })}
        {text({ name: 'last_name', label: ownerStep.lastName })}
        <div className="md:col-span-2">
          {text({ name: 'contact_phone', label: ownerStep.phone, type: 'tel' })}
          <SimilarClients {...place} same="phone" control={control} name="contact_phone" />
        </div>
      </div>
      <div className="mt-7 border-t border-border pt-7">
        {text({
          name: 'contact_email',
          label: ownerStep.email,
          type: 'email',
          hint: ownerStep.emailHint,
          isOptional: true,
        })}
      </div>
    </StepFrame>
  )
}
