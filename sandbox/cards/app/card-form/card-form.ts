import cardValidator from 'card-validator'
import RestrictedInput from 'restricted-input'
import { datePattern, numberPattern } from '../hosted-fields/patterns.ts'
import {
  errorsAfter,
  errorsOf,
  type FieldErrors,
  type FieldName,
  fieldNames,
  type Outcome,
  type Typed,
} from './field-errors.ts'
import { parentPage, reportHeight } from './parent.ts'

const parent = parentPage()
const inputOf = (name: FieldName) => document.getElementById(name) as HTMLInputElement
const statusLine = document.getElementById('status') as HTMLElement

/** Formats while somebody types; the pattern follows what was typed. */
const format = (name: FieldName, patternOf: (text: string) => string) => {
  const input = inputOf(name)
  let pattern = patternOf(input.value)
  const restricted = new RestrictedInput({ element: input, pattern })
  input.addEventListener('input', () => {
    const wanted = patternOf(input.value)
    if (wanted === pattern) return
    pattern = wanted
    restricted.setPattern(wanted)
  })
}
format('number', (text) => numberPattern(text.replace(/\D/g, '')))
format('expiry', datePattern)
format('cvv', () => '{{9999}}')

const typed = (): Typed => Object.fromEntries(fieldNames.map((name) => [name, inputOf(name).value])) as Typed

/** Marks the fields and tells the page where the first one is. */
const show = (errors: FieldErrors) => {
  for (const name of fieldNames) {
    inputOf(name).setAttribute('aria-invalid', String(errors[name] !== undefined))
    const line = document.getElementById(`${name}-error`)
    if (line) line.textContent = errors[name] ?? ''
  }
  const first = fieldNames.find((name) => errors[name] !== undefined)
  if (!first) return
  statusLine.textContent = Object.values(errors).join(' ')
  inputOf(first).focus({ preventScroll: true })
  const { top } = inputOf(first).getBoundingClientRect()
  parent.post('scrollToError', { position: Math.max(0, Math.round(top + window.scrollY)) })
}

const failure: Outcome = { status: 'failure', avs_error: false, cvv_error: false, error_code: null }

const send = async ({ number, cvv, name, expiry, country, province, street, city, code }: Typed): Promise<Outcome> => {
  const { month, year } = cardValidator.expirationDate(expiry)
  const body = {
    number,
    cvv,
    name,
    expiration_month: month,
    expiration_year: year,
    country,
    province,
    street,
    city,
    code,
  }
  try {
    const answer = await fetch(location.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.ok ? ((await answer.json()) as Outcome) : failure
  } catch {
    return failure
  }
}

let isSending = false
const submit = async () => {
  if (isSending) return
  isSending = true
  statusLine.textContent = ''
  const before = errorsOf(typed())
  const isComplete = Object.keys(before).length === 0
  const outcome = isComplete ? await send(typed()) : failure
  show(isComplete ? errorsAfter(outcome) : before)
  // A saved card does not stay on the screen, and a security code is typed again for each attempt.
  if (outcome.status === 'success') inputOf('number').value = ''
  if (isComplete) inputOf('cvv').value = ''
  isSending = false
  parent.post('submitted', outcome)
}

parent.onMessage(({ action, payload }) => {
  if (action === 'submit') return void submit()
  for (const name of ['country', 'province', 'city', 'code', 'street'] as const) {
    const value = payload[name]
    if (typeof value === 'string') inputOf(name).value = value.slice(0, 255)
  }
})

// The page's own button submits: after Enter it would not know that a card was sent.
document.getElementById('card')?.addEventListener('submit', (event) => event.preventDefault())

parent.post('loaded')
reportHeight(parent.post)
