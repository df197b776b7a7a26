import type { RefObject } from 'react'
import { cardEditor } from '../../texts/payment-method.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { CardMark } from '../../ui/marks/card-mark.tsx'
import { WindLines } from '../../ui/marks/wind-lines.tsx'
import { CardChip } from './card-chip.tsx'
import type { CardAnswers, CardField, CardProblems } from './card-form.ts'
import type { HostedFieldName, HostedState } from './card-provider.ts'
import { HostedField } from './hosted.field.tsx'

type Props = {
  answers: CardAnswers
  problems: CardProblems
  brand: string
  hosted: HostedState | undefined
  containers: Readonly<Record<HostedFieldName, RefObject<HTMLDivElement | null>>>
  onChange: (change: Partial<CardAnswers>) => void
  onHostedFocus: (field: HostedFieldName) => void
  refOf: (field: CardField) => (element: HTMLElement | null) => void
}

/** The card-shaped form: three fields of the provider and two of ours. */
export function CardPanel({ answers, problems, brand, hosted, containers, onChange, onHostedFocus, refOf }: Props) {
  const hostedField = (name: HostedFieldName, label: string, className: string) => (
    <HostedField
      label={label}
      container={containers[name]}
      isFocused={hosted?.fields[name].isFocused ?? false}
      message={problems[name]}
      onPress={() => onHostedFocus(name)}
      className={className}
    />
  )
  const ownField = (name: 'firstName' | 'lastName', autoComplete: string) => (
    <TextField
      ref={refOf(name)}
      label={cardEditor[name]}
      value={answers[name]}
      autoComplete={autoComplete}
      isInvalid={problems[name] !== undefined}
      errorMessage={problems[name]}
      onChange={(value) => onChange({ [name]: value })}
      className="tipped relative col-span-2 max-md:col-span-3"
    />
  )
  return (
    <div className="relative rounded-dialog border border-card-border bg-card px-6 pt-5 pb-6 max-md:px-4 max-md:pt-4 max-md:pb-5">
      <div aria-hidden className="wind-corner absolute inset-y-0 right-0 left-1/2 overflow-hidden rounded-r-dialog">
        <WindLines shape="wide" />
      </div>
      <div className="relative mb-5.5 flex items-center gap-3.5">
        <CardChip />
        <span className="mr-auto text-over tracking-[0.1em] text-text-muted">{cardEditor.creditCard}</span>
        <CardMark brand={brand} />
      </div>
      <div className="relative grid grid-cols-6 gap-x-3 gap-y-4">
        {hostedField('number', cardEditor.number, 'col-span-4 max-md:col-span-6')}
        {hostedField('cvv', cardEditor.cvv, 'col-span-2 max-md:col-span-3')}
        {ownField('firstName', 'cc-given-name')}
        {ownField('lastName', 'cc-family-name')}
        {hostedField('expirationDate', cardEditor.expiration, 'col-span-2 max-md:col-span-3')}
      </div>
    </div>
  )
}
