import { create as createClient } from 'braintree-web/client'
import { create as createFields, type HostedFieldsState } from 'braintree-web/hosted-fields'

/** The only file that speaks the card provider's SDK. What is typed stays in the provider's frames. */

export const hostedFieldNames = ['number', 'cvv', 'expirationDate'] as const
export type HostedFieldName = (typeof hostedFieldNames)[number]

interface HostedFieldState {
  readonly isEmpty: boolean
  readonly isValid: boolean
  readonly isFocused: boolean
}

export interface HostedState {
  readonly fields: Readonly<Record<HostedFieldName, HostedFieldState>>
  /** The brands that the number typed so far may belong to. */
  readonly brands: readonly string[]
}

/** What accompanies the card (spec §3 Payment method). */
export interface CardDetails {
  readonly cardholderName: string
  readonly billingAddress: {
    readonly firstName: string
    readonly lastName: string
    readonly streetAddress: string
    readonly countryName: string
    readonly locality: string
    readonly region: string
    readonly postalCode: string
  }
}

export interface Opening {
  readonly authorization: string
  readonly containers: Readonly<Record<HostedFieldName, HTMLElement>>
  readonly labels: Readonly<Record<HostedFieldName, string>>
  readonly placeholders: Readonly<Record<HostedFieldName, string>>
  /** Typed into the field in advance. */
  readonly expiration: string | undefined
  readonly onChange: (state: HostedState) => void
  /** Enter was pressed in a field. */
  readonly onSubmit: () => void
}

export interface OpenFields {
  /** Sends the card to the provider, which returns a token for a single use. */
  tokenize(details: CardDetails): Promise<string>
  focus(field: HostedFieldName): void
  /** Tells a screen reader in the field what is wrong with it. */
  mark(field: HostedFieldName, message: string | undefined): void
  close(): Promise<void>
}

const stateOf = ({ fields, cards }: HostedFieldsState): HostedState => {
  const stateIn = (name: HostedFieldName): HostedFieldState => {
    const { isEmpty, isValid, isFocused } = fields[name]
    return { isEmpty, isValid, isFocused }
  }
  return {
    fields: { number: stateIn('number'), cvv: stateIn('cvv'), expirationDate: stateIn('expirationDate') },
    brands: cards.map(({ type }) => type),
  }
}

/** The frames are other documents, so they get the look of our fields as values: typed text as in the box around. */
const looks = (container: HTMLElement) => {
  const { color, fontSize } = getComputedStyle(container.parentElement ?? container)
  return {
    input: { color, 'font-size': fontSize, 'font-family': 'Inter, Arial, Helvetica, sans-serif' },
    '::placeholder': { color: getComputedStyle(container).color },
  }
}

const open = async ({ authorization, containers, labels, placeholders, ...opening }: Opening): Promise<OpenFields> => {
  const client = await createClient({ authorization })
  const field = (name: HostedFieldName) => ({
    container: containers[name],
    placeholder: placeholders[name],
    iframeTitle: labels[name],
    internalLabel: labels[name],
    ...(name === 'expirationDate' && opening.expiration && { prefill: opening.expiration }),
  })
  const fields = await createFields({
    client,
    styles: looks(containers.number),
    fields: { number: field('number'), cvv: field('cvv'), expirationDate: field('expirationDate') },
  })
  const tell = () => opening.onChange(stateOf(fields.getState()))
  for (const event of ['focus', 'blur', 'empty', 'notEmpty', 'validityChange', 'cardTypeChange'] as const)
    fields.on(event, tell)
  fields.on('inputSubmitRequest', opening.onSubmit)
  return {
    tokenize: async (details) => (await fields.tokenize(details)).nonce,
    focus: (name) => fields.focus(name),
    mark: (name, message) => {
      fields.setMessage({ field: name, message: message ?? '' })
      fields.setAttribute({ field: name, attribute: 'aria-invalid', value: String(message !== undefined) })
    },
    close: () => fields.teardown(),
  }
}

/** An object, so that tests can stand in for the provider. */
export const cardProvider = { open }
