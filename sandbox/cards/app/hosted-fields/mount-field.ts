import constants from 'braintree-web/hosted-fields/shared/constants.js'
import type Framebus from 'framebus'
import { injectWithAllowlist } from 'inject-stylesheet'
import RestrictedInput from 'restricted-input'
import type { CardModel } from './card-model.ts'
import { type FieldKey, type FieldState, isNumeric } from './fields.ts'
import { datePattern, numberPattern } from './patterns.ts'

const { events, allowedFields, autocompleteMappings, allowedStyles } = constants

const patternOf = (field: FieldKey, text: string, maxlength: number | undefined): string | undefined => {
  switch (field) {
    case 'number':
      return numberPattern(text.replace(/\D/g, ''), maxlength)
    case 'cvv':
      return `{{${'9'.repeat(maxlength ?? 4)}}}`
    case 'expirationDate':
      return datePattern(text)
    case 'expirationMonth':
      return '{{99}}'
    case 'expirationYear':
      return '{{9999}}'
    default:
      return undefined
  }
}

const createInput = (field: FieldKey, { configuration }: CardModel): HTMLInputElement => {
  const { placeholder = '', prefill = '', type, maxlength } = configuration.fields[field] ?? {}
  const { name = field, label = field } = allowedFields[field] ?? {}
  const input = document.createElement('input')
  const isGuarded = configuration.preventAutofill === true
  Object.assign(input, {
    id: name,
    name: isGuarded ? 'field' : name,
    className: field,
    type: type ?? (isNumeric(field) ? 'tel' : 'text'),
    placeholder,
    value: field === 'expirationDate' ? prefill.replace(/\D/g, '') : prefill,
    autocomplete: isGuarded ? 'off' : (autocompleteMappings[name] ?? 'off'),
  })
  if (isNumeric(field)) input.inputMode = 'numeric'
  else if (maxlength !== undefined) input.maxLength = maxlength
  input.dataset.braintreeName = field
  input.setAttribute('aria-label', label)
  input.setAttribute('aria-describedby', 'message')
  return input
}

const show = (input: HTMLInputElement, { isValid, isPotentiallyValid, isFocused }: FieldState) => {
  input.classList.toggle('valid', isValid)
  input.classList.toggle('invalid', !isPotentiallyValid)
  input.classList.toggle('focused', isFocused)
  input.setAttribute('aria-invalid', String(!isPotentiallyValid))
}

interface Told {
  field: FieldKey
  attribute: string
  value: string | boolean
  classname: string
  message: string
}

/** Shows the input of this frame and connects it with the form's model and the page. */
export const mountField = (field: FieldKey, model: CardModel, bus: Framebus): void => {
  injectWithAllowlist(model.configuration.styles ?? {}, allowedStyles)
  const input = createInput(field, model)
  const message = document.createElement('div')
  message.id = 'message'
  document.body.append(input, message)

  const { maxlength } = model.configuration.fields[field] ?? {}
  let pattern = patternOf(field, input.value, maxlength)
  const restricted = pattern === undefined ? undefined : new RestrictedInput({ element: input, pattern })
  const read = () => {
    const wanted = patternOf(field, input.value, maxlength)
    if (restricted && wanted !== undefined && wanted !== pattern) {
      pattern = wanted
      restricted.setPattern(wanted)
    }
    model.set(field, field === 'number' ? input.value.replace(/\D/g, '') : input.value)
  }
  model.watch(field, (state) => show(input, state))
  input.addEventListener('input', read)
  input.addEventListener('change', read)
  // The formatter changes the value after some keys without an event of its own.
  input.addEventListener('keyup', read)
  input.addEventListener('focus', () => model.focus(field, true))
  input.addEventListener('blur', () => model.focus(field, false))
  input.addEventListener('keydown', ({ key }) => key === 'Enter' && model.submit(field))
  document.documentElement.addEventListener('click', () => input.focus())
  read()

  const onOwn = (event: string | undefined, act: (told: Told) => void) =>
    bus.on(event ?? '', (told) => {
      if ((told as unknown as Told).field === field) act(told as unknown as Told)
    })
  onOwn(events.TRIGGER_INPUT_FOCUS, () => input.focus())
  onOwn(events.SET_ATTRIBUTE, ({ attribute, value }) => input.setAttribute(attribute, String(value)))
  onOwn(events.REMOVE_ATTRIBUTE, ({ attribute }) => input.removeAttribute(attribute))
  onOwn(events.ADD_CLASS, ({ classname }) => input.classList.add(classname))
  onOwn(events.REMOVE_CLASS, ({ classname }) => input.classList.remove(classname))
  onOwn(events.SET_MESSAGE, (told) => {
    message.textContent = told.message
  })
  onOwn(events.CLEAR_FIELD, () => {
    input.value = ''
    read()
  })
}
