import { BillingOwner } from '@partner-hub/contracts/clients/business-clients.ts'
import { BillingStep } from '@partner-hub/contracts/clients/client-registration.ts'
import { CreditCard, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { may } from '../../api/may.ts'
import { billingStep, createClient, payers } from '../../texts/create-client.ts'
import { errorProps } from '../../texts/messages.ts'
import { RadioCard, RadioGroup } from '../../ui/fields/radio-group.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { useStepForm } from '../../ui/wizard/use-step-form.ts'
import type { BillingAnswers } from './answers.ts'
import { ChoiceNote } from './choice-note.tsx'
import { mainCurrencyOptions } from './currency-options.ts'
import { StepFrame, type StepSurroundings } from './step-frame.tsx'
import { TrialEnd } from './trial-end.tsx'
import { useRefusals } from './use-refusals.ts'

type Props = StepSurroundings & {
  isUnderWay: boolean
  /** Why the last Finish failed, shown above the fields. */
  failure: ReactNode
  onBack: () => void
  onFinish: () => void
}

export function BillingForm(props: Props) {
  const { answers, refused, isUnderWay, failure, onChange, onBack, onFinish, ...surroundings } = props
  const { billing_owner, billing_currency } = answers
  const form = useStepForm<BillingAnswers>(BillingStep, { billing_owner, billing_currency }, onChange)
  const { control } = form
  const { wrongCount, focusWrong } = useRefusals(form, refused)
  return (
    <StepFrame
      {...surroundings}
      answers={answers}
      step={2}
      title={billingStep.heading}
      intro={createClient.allMandatory}
      wrongCount={wrongCount}
      note={billingStep.noCharge}
      back={{ label: createClient.back, onPress: onBack }}
      forward={{ label: createClient.finish, isPending: isUnderWay }}
      onSubmit={form.handleSubmit(onFinish, focusWrong)}
    >
      {failure}
      <Controller
        name="billing_owner"
        control={control}
        render={({ field }) => (
          <RadioGroup {...field} legend={billingStep.payer} legendSize="section">
            {BillingOwner.options.map((payer) => (
              <RadioCard
                key={payer}
                value={payer}
                text={
                  <>
                    {payers[payer].text}
                    {payer === 'CLIENT' && field.value === 'CLIENT' && <TrialEnd />}
                    {payer === 'ACCOUNTANT' && field.value === 'ACCOUNTANT' && (
                      <ChoiceNote icon={CreditCard}>
                        {may('choose_plans') ? billingStep.planFirst : billingStep.planFirstForReaders}
                      </ChoiceNote>
                    )}
                  </>
                }
              >
                {payers[payer].label}
              </RadioCard>
            ))}
          </RadioGroup>
        )}
      />
      <div className="mt-7 border-t border-border pt-7">
        <Controller
          name="billing_currency"
          control={control}
          render={({ field, fieldState }) => (
            <Select
              {...field}
              {...errorProps(fieldState)}
              label={billingStep.currency}
              options={mainCurrencyOptions}
              placeholder={createClient.selectPlaceholder}
              value={field.value || null}
              hint={billingStep.currencyHint}
              className="md:w-[calc(50%-8px)]"
            />
          )}
        />
        <Banner
          tone="info"
          icon={Mail}
          title={<span className="font-regular">{createClient.notContacted}</span>}
          className="mt-7"
        />
      </div>
    </StepFrame>
  )
}
