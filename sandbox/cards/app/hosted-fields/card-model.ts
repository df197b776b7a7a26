import constants from 'braintree-web/hosted-fields/shared/constants.js'
import type { FieldKey, FieldState, MerchantConfiguration } from './fields.ts'
import { cardTypesOf, type Values, validate } from './validate.ts'

const { events } = constants
const BIN_LENGTH = 6

type InputEvent = 'focus' | 'blur' | 'empty' | 'notEmpty' | 'validityChange' | 'cardTypeChange' | 'inputSubmitRequest'

export type CardModel = ReturnType<typeof cardModel>

/** All fields of one form. It lives in the first frame; the other frames call it directly. */
export const cardModel = (
  configuration: MerchantConfiguration,
  emit: (event: string | undefined, data?: unknown) => void,
) => {
  const keys = Object.keys(configuration.fields) as FieldKey[]
  const optionsOf = (field: FieldKey) => configuration.fields[field] ?? {}
  const values: Values = Object.fromEntries(keys.map((field) => [field, '']))
  const verdict = (field: FieldKey): Pick<FieldState, 'isValid' | 'isPotentiallyValid'> => {
    const { isValid, isPotentiallyValid } = validate(field, values, optionsOf(field))
    return { isValid, isPotentiallyValid }
  }
  const states = new Map<FieldKey, FieldState>(
    keys.map((field) => [field, { isEmpty: true, isFocused: false, ...verdict(field) }]),
  )
  const onState = new Map<FieldKey, (state: FieldState) => void>()
  let brands = ''
  let bin = ''
  let hasBegun = false

  const tell = (type: InputEvent, emittedBy: FieldKey) => {
    const cards = cardTypesOf(values).map(({ niceType, type: brand, code }) => ({
      niceType,
      type: brand,
      code,
      supported: true,
    }))
    emit(events.INPUT_EVENT, { type, merchantPayload: { cards, emittedBy, fields: Object.fromEntries(states) } })
  }

  const change = (field: FieldKey, changes: Partial<FieldState>) => {
    const state = {
      isEmpty: true,
      isFocused: false,
      isValid: false,
      isPotentiallyValid: true,
      ...states.get(field),
      ...changes,
    }
    states.set(field, state)
    onState.get(field)?.(state)
  }

  const judge = (field: FieldKey) => {
    const before = states.get(field)
    const now = verdict(field)
    if (before?.isValid === now.isValid && before.isPotentiallyValid === now.isPotentiallyValid) return
    change(field, now)
    tell('validityChange', field)
  }

  const followNumber = () => {
    const digits = values.number ?? ''
    const types = cardTypesOf(values)
      .map(({ type }) => type)
      .join()
    if (types !== brands) {
      brands = types
      tell('cardTypeChange', 'number')
      if (states.has('cvv')) judge('cvv')
    }
    const begin = digits.length >= BIN_LENGTH ? digits.slice(0, BIN_LENGTH) : ''
    if (begin !== bin) {
      bin = begin
      if (bin) emit(events.BIN_AVAILABLE, bin)
    }
  }
  brands = cardTypesOf(values)
    .map(({ type }) => type)
    .join()

  return {
    configuration,
    values,
    states,
    /** Called with every new state of the field. */
    watch: (field: FieldKey, onChange: (state: FieldState) => void): void => {
      onState.set(field, onChange)
    },
    set: (field: FieldKey, value: string): void => {
      if (values[field] === value) return
      if (!hasBegun) {
        hasBegun = true
        emit(events.CARD_FORM_ENTRY_HAS_BEGUN)
      }
      values[field] = value
      const isEmpty = value === ''
      if (states.get(field)?.isEmpty !== isEmpty) {
        change(field, { isEmpty })
        tell(isEmpty ? 'empty' : 'notEmpty', field)
      }
      if (field === 'number') followNumber()
      judge(field)
    },
    focus: (field: FieldKey, isFocused: boolean): void => {
      change(field, { isFocused })
      tell(isFocused ? 'focus' : 'blur', field)
    },
    submit: (field: FieldKey): void => tell('inputSubmitRequest', field),
  }
}
