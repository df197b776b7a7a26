import { INTERESTS, SERVICES_OFFERED } from '@partner-hub/contracts/firms/organization.ts'
import { GrowthStep } from '@partner-hub/contracts/firms/registration.ts'
import { CircleAlert } from 'lucide-react'
import { Controller, type FieldErrors } from 'react-hook-form'
import { pageData } from '../../api/page-data.ts'
import { errors } from '../../texts/errors.ts'
import { firmRegistration, interests, services } from '../../texts/firm-registration.ts'
import { errorProps, messageOf } from '../../texts/messages.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { CheckCard } from '../../ui/fields/check-card.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { optionsOf } from '../../ui/fields/country-options.ts'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { AttentionNote } from '../../ui/notices/attention-note.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { useStepForm } from '../../ui/wizard/use-step-form.ts'
import type { GrowthAnswers } from './answers.ts'
import { StepFrame, type StepSurroundings } from './step-frame.tsx'

type Props = StepSurroundings & {
  answers: GrowthAnswers
  hasFailed: boolean
  isRegistering: boolean
  onChange: (answers: GrowthAnswers) => void
  onFinish: () => void
}

/** The rule on services applies to all nine checkboxes, so its error has its own field. */
type Values = GrowthAnswers & { services?: never }

const interestOptions = optionsOf(INTERESTS, interests)

/** The first invalid field in reading order. */
const firstWrong = (found: FieldErrors<Values>) =>
  found.services ? SERVICES_OFFERED[0] : found.interest ? 'interest' : 'tos_flag'

export function GrowthForm({ answers, hasFailed, isRegistering, onChange, onFinish, ...surroundings }: Props) {
  const { interest, email_flag, tos_flag } = answers
  const flags = Object.fromEntries(SERVICES_OFFERED.map((service) => [service, answers[service]]))
  const form = useStepForm<Values>(GrowthStep, { ...flags, interest, email_flag, tos_flag } as Values, onChange)
  const { control, formState } = form
  const wrong = Object.keys(formState.errors).length
  const recheckServices = () => formState.isSubmitted && void form.trigger('services')

  return (
    <StepFrame
      {...surroundings}
      step={2}
      title={firmRegistration.firm}
      intro={firmRegistration.required}
      footerNote={
        formState.isSubmitted && wrong > 0 ? (
          <AttentionNote>{firmRegistration.attention(wrong)}</AttentionNote>
        ) : undefined
      }
      forward={
        <Button type="submit" tone="primary" size="lg" isPending={isRegistering}>
          {firmRegistration.finish}
        </Button>
      }
      onSubmit={form.handleSubmit(onFinish, (found) => form.setFocus(firstWrong(found)))}
    >
      {hasFailed && (
        <Banner
          tone="danger"
          icon={CircleAlert}
          role="alert"
          title={errors.registration.title}
          text={`${errors.registration.text} ${firmRegistration.whatToDo}`}
          className="mb-6"
        />
      )}
      <FieldGroup
        legend={firmRegistration.services}
        isRequired
        isInvalid={formState.errors.services !== undefined}
        errorMessage={messageOf(formState.errors.services?.message)}
      >
        <div className="grid grid-cols-3 gap-2.5 max-md:grid-cols-1">
          {SERVICES_OFFERED.map((service) => (
            <Controller
              key={service}
              name={service}
              control={control}
              render={({ field: { value, onChange: change, ...field } }) => (
                <CheckCard
                  {...field}
                  isSelected={value}
                  onChange={(isSelected) => {
                    change(isSelected)
                    recheckServices()
                  }}
                >
                  {services[service]}
                </CheckCard>
              )}
            />
          ))}
        </div>
      </FieldGroup>
      <div className="mt-6">
        <Controller
          name="interest"
          control={control}
          render={({ field, fieldState }) => (
            <Select
              {...field}
              label={firmRegistration.interest}
              options={interestOptions}
              placeholder={firmRegistration.selectPlaceholder}
              value={field.value || null}
              {...errorProps(fieldState)}
            />
          )}
        />
      </div>
      <div className="mt-7 grid gap-3 border-t border-border pt-7">
        <Controller
          name="email_flag"
          control={control}
          render={({ field: { value, ...field } }) => (
            <Checkbox {...field} isSelected={value}>
              {firmRegistration.emailFlag} <span className="text-text-subtle">{firmRegistration.optional}</span>
            </Checkbox>
          )}
        />
        <Controller
          name="tos_flag"
          control={control}
          render={({ field: { value, ...field }, fieldState }) => (
            <Checkbox {...field} isSelected={value} {...errorProps(fieldState)}>
              {firmRegistration.terms.before}
              <Link href={pageData().terms_url} isNewTab isProse>
                {firmRegistration.terms.link}
              </Link>
              {firmRegistration.terms.after}
            </Checkbox>
          )}
        />
      </div>
    </StepFrame>
  )
}
