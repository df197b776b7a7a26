import { cardEditor } from '../../texts/payment-method.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Combobox } from '../../ui/fields/combobox.tsx'
import { countryOptions, stateOptions } from '../../ui/fields/country-options.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { CardAnswers, CardField, CardProblems } from './card-form.ts'

/** The list of options opens under the field. */
const tipAbove = 'tipped relative [&_[role=tooltip]]:top-auto [&_[role=tooltip]]:bottom-full [&_[role=tooltip]]:mb-1'

const countries = countryOptions(cardEditor.otherCountries)

type Props = {
  /** The saved address in one line; undefined while its fields are open. */
  summary: string | undefined
  answers: CardAnswers
  problems: CardProblems
  onChange: (change: Partial<CardAnswers>) => void
  onOpen: () => void
  refOf: (field: CardField) => (element: HTMLElement | null) => void
}

export function BillingAddressSection({ summary, onOpen, ...fields }: Props) {
  return (
    <section aria-labelledby="billing-address" className="mt-8">
      <h2 id="billing-address" className="mb-2 text-over text-text-muted">
        {cardEditor.address}
      </h2>
      {summary === undefined ? (
        <AddressFields {...fields} />
      ) : (
        <div className="flex items-start gap-4 rounded-control border border-border bg-surface-sunken px-4 py-3.5">
          <span className="min-w-0 flex-1 wrap-anywhere">{summary}</span>
          <Button tone="ghost" size="sm" onPress={onOpen} className="-my-1.5 -mr-2 tracking-[0.03em] text-accent-text">
            {cardEditor.change}
          </Button>
        </div>
      )}
    </section>
  )
}

function AddressFields({ answers, problems, onChange, refOf }: Omit<Props, 'summary' | 'onOpen'>) {
  const states = stateOptions(answers.country)
  const shared = (name: 'street' | 'city' | 'state' | 'postalCode' | 'country') => ({
    ref: refOf(name),
    label: cardEditor[name],
    value: answers[name],
    isInvalid: problems[name] !== undefined,
    errorMessage: problems[name],
  })
  const text = (name: 'street' | 'city' | 'state' | 'postalCode', autoComplete: string, className = '') => (
    <TextField
      {...shared(name)}
      autoComplete={autoComplete}
      onChange={(value) => onChange({ [name]: value })}
      className={`tipped relative ${className}`}
    />
  )
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      {text('street', 'billing address-line1', 'col-span-2')}
      {text('city', 'billing address-level2')}
      {states.length === 0 ? (
        text('state', 'billing address-level1')
      ) : (
        <Combobox
          {...shared('state')}
          key={answers.country}
          options={states}
          placeholder={cardEditor.selectPlaceholder}
          onChange={(state) => onChange({ state: state ?? '' })}
          className={tipAbove}
        />
      )}
      {text('postalCode', 'billing postal-code')}
      <Combobox
        {...shared('country')}
        options={countries}
        placeholder={cardEditor.selectPlaceholder}
        // A state belongs to its country.
        onChange={(country) => (country ?? '') !== answers.country && onChange({ country: country ?? '', state: '' })}
        className={tipAbove}
      />
    </div>
  )
}
