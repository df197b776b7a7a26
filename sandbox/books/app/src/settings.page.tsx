import type { FormEvent } from 'react'
import type { SettingsAnswer } from '../../src/app-answers.ts'
import { dateFormats } from '../../src/date-formats.ts'
import { useAccount, useChange, usePart } from './account.queries.ts'
import { whatToDo } from './api.ts'
import { countryChoices } from './country-choices.ts'
import { Field, fieldsOf, focusFirstProblem, problemsOf } from './field.tsx'
import { monthName } from './format.ts'
import { PageHead } from './page-head.tsx'
import { Failed, Loading } from './waiting.tsx'

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName(`2024-${String(index + 1).padStart(2, '0')}`),
}))
const formats = dateFormats.map((value) => ({ value, label: value }))

export function SettingsPage() {
  const query = usePart<SettingsAnswer>('settings')
  if (!query.data) return query.isError ? <Failed query={query} /> : <Loading />
  return <SettingsForm settings={query.data} />
}

function SettingsForm({ settings }: { settings: SettingsAnswer }) {
  const { may } = useAccount()
  const save = useChange<Record<string, string>>('PUT', 'settings')
  const problems = problemsOf(save.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    save.mutate(fieldsOf(form), { onError: (error) => focusFirstProblem(form, error) })
  }
  const address = settings.business_address
  // Without an address, the country that the account was opened for.
  const country = address?.country || settings.country_code || ''
  const of = (name: string, label: string, value: string | number | null | undefined) => ({
    ...{ name, label, problem: problems[name] },
    ...{ defaultValue: String(value ?? ''), disabled: !may.change_settings },
  })
  return (
    <>
      <PageHead title="Settings">
        {may.change_settings
          ? 'What is saved here shows at your accountant’s as well.'
          : 'Only the owner and the accountant change these.'}
      </PageHead>
      <form className="card" noValidate onSubmit={submit}>
        <fieldset>
          <legend>Business</legend>
          <Field {...of('business_name', 'Business name', settings.business_name)} />
          <Field {...of('business_phone', 'Business phone', settings.business_phone)} type="tel" />
          <Field
            {...of('fiscal_year_end_month', 'Fiscal year ends in', settings.fiscal_year_end_month)}
            choices={months}
          />
          <Field
            {...of('fiscal_year_end_day', 'Fiscal year ends on day', settings.fiscal_year_end_day)}
            inputMode="numeric"
          />
          <Field {...of('date_format', 'Date format', settings.date_format)} choices={formats} />
          <Field {...of('base_currency', 'Base currency', settings.base_currency)} maxLength={3} />
          <Field {...of('standard_rate', 'Standard rate an hour', settings.standard_rate)} inputMode="decimal" />
        </fieldset>
        <fieldset>
          <legend>Address</legend>
          <Field {...of('address_1', 'Address line 1', address?.address_1)} />
          <Field {...of('address_2', 'Address line 2', address?.address_2)} />
          <Field {...of('city', 'City', address?.city)} />
          <Field {...of('state_province', 'State or province', address?.state_province)} />
          <Field {...of('post_code', 'ZIP or postal code', address?.post_code)} />
          <Field {...of('country', 'Country', country)} choices={countryChoices(country)} />
        </fieldset>
        {may.change_settings ? (
          <button type="submit" className="cta" disabled={save.isPending}>
            Save settings
          </button>
        ) : null}
        <Outcome error={save.error} />
        <p className="done" role="status">
          {save.isSuccess ? 'Saved.' : ''}
        </p>
      </form>
    </>
  )
}

function Outcome({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <p className="problem" role="alert">
      Nothing was saved. {Object.keys(problemsOf(error)).length > 0 ? 'See the marked fields.' : whatToDo(error)}
    </p>
  )
}
