import { ProfileStep } from '@partner-hub/contracts/firms/registration.ts'
import { Controller } from 'react-hook-form'
import { pageData } from '../../api/page-data.ts'
import { firmRegistration } from '../../texts/firm-registration.ts'
import { errorProps } from '../../texts/messages.ts'
import { withNames, withUnbrokenNames } from '../../texts/names.ts'
import { Link } from '../../ui/actions/link.tsx'
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx'
import { useStepForm } from '../../ui/wizard/use-step-form.ts'
import type { ProfileAnswers } from './answers.ts'
import { NextButton, StepFrame, type StepSurroundings } from './step-frame.tsx'

type Props = StepSurroundings & {
  answers: ProfileAnswers
  onChange: (answers: ProfileAnswers) => void
  onNext: () => void
}

const fields: readonly (Pick<TextFieldProps, 'label' | 'type' | 'autoComplete' | 'className'> & {
  name: keyof ProfileAnswers
})[] = [
  { name: 'first_name', label: firmRegistration.firstName, autoComplete: 'given-name' },
  { name: 'last_name', label: firmRegistration.lastName, autoComplete: 'family-name' },
  { name: 'phone_number', label: firmRegistration.phone, type: 'tel', autoComplete: 'tel', className: 'md:col-span-2' },
]

export function ProfileForm({ answers, onChange, onNext, ...surroundings }: Props) {
  const { first_name, last_name, phone_number } = answers
  const form = useStepForm<ProfileAnswers>(ProfileStep, { first_name, last_name, phone_number }, onChange)
  return (
    <StepFrame
      {...surroundings}
      step={0}
      title={withUnbrokenNames(firmRegistration.welcome)}
      intro={firmRegistration.allMandatory}
      forward={<NextButton isValid={form.formState.isValid} />}
      onSubmit={form.handleSubmit(onNext)}
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 max-md:grid-cols-1">
        {fields.map(({ name, ...text }) => (
          <Controller
            key={name}
            name={name}
            control={form.control}
            render={({ field, fieldState }) => <TextField {...text} {...field} {...errorProps(fieldState)} />}
          />
        ))}
      </div>
      <p className="mt-8 text-small text-text-muted">
        {firmRegistration.owners.text}{' '}
        <Link href={pageData().books_url} isProse>
          {withNames(firmRegistration.owners.link)}
        </Link>
      </p>
    </StepFrame>
  )
}
