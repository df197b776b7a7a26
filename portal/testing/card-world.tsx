import type { PaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { getCurrentUser, getPaymentMethod, openCardForm } from '../src/api/contract.ts'
import { browser } from '../src/app/browser.ts'
import { CardDocument } from '../src/app/card-document/card.document.tsx'
import { createQueryClient } from '../src/app/query-client.ts'
import { forgetSignInRedirect } from '../src/app/session/sign-in-redirect.ts'
import {
  type CardDetails,
  cardProvider,
  type HostedFieldName,
  type HostedState,
  hostedFieldNames,
  type Opening,
} from '../src/features/payment-method/card-provider.ts'
import { toast } from '../src/ui/overlays/toast.tsx'
import { writePageData, writeSession } from './page-state.ts'
import { readAs } from './render-app.tsx'
import { FIRM_UUID, sampleUser } from './sample-records.ts'
import { type Stubs, stubCalls } from './stub-calls.ts'

export const samplePaymentMethod = (changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
  brand_code: 'visa',
  last_4: '4242',
  expiration_month: '08',
  expiration_year: '2028',
  billing_address: {
    first_name: 'Maya',
    last_name: 'Lindqvist',
    company: '',
    address_line_1: '1969 Upper Water Street',
    address_line_2: 'Suite 1300',
    admin_area_2: 'Halifax',
    admin_area_1: 'NS',
    country_code: 'CA',
    postal_code: 'B3J 3R7',
    phone_number: '',
  },
  ...changes,
})

export const hasNoCard = (server: Stubs) =>
  server.refuse(getPaymentMethod, 404, { code: 'card_missing', detail: 'There is no card yet.' })

const patterns: Record<HostedFieldName, RegExp> = {
  number: /^4111111111111111$/,
  cvv: /^\d{3}$/,
  expirationDate: /^\d\d\/\d{4}$/,
}

const brandsOf = (number: string): string[] =>
  ['visa', 'maestro', 'elo'].filter((brand) => brand === 'visa' || number.length < 2)

/** Stands for the card provider: its fields are plain inputs, valid for one test card. */
const stubCardProvider = () => {
  const details: CardDetails[] = []
  const openings: Opening[] = []
  let tokenize = async (): Promise<string> => 'nonce-1'
  const opened = vi.spyOn(cardProvider, 'open').mockImplementation(async (opening) => {
    openings.push(opening)
    const inputs = Object.fromEntries(
      hostedFieldNames.map((name) => {
        const input = document.createElement('input')
        input.setAttribute('aria-label', opening.labels[name])
        input.placeholder = opening.placeholders[name]
        input.style.width = '100%'
        opening.containers[name].append(input)
        return [name, input]
      }),
    ) as Record<HostedFieldName, HTMLInputElement>
    const stateIn = (name: HostedFieldName) => ({
      isEmpty: inputs[name].value === '',
      isValid: patterns[name].test(inputs[name].value),
      isFocused: document.activeElement === inputs[name],
    })
    const tell = () => {
      const state: HostedState = {
        fields: { number: stateIn('number'), cvv: stateIn('cvv'), expirationDate: stateIn('expirationDate') },
        brands: brandsOf(inputs.number.value),
      }
      opening.onChange(state)
    }
    for (const input of Object.values(inputs))
      for (const event of ['input', 'focus', 'blur']) input.addEventListener(event, tell)
    inputs.expirationDate.value = opening.expiration ?? ''
    tell()
    return {
      tokenize: (given) => {
        details.push(given)
        return tokenize()
      },
      focus: (name) => inputs[name].focus(),
      mark: (name, message) => inputs[name].setAttribute('aria-description', message ?? ''),
      close: async () => {
        for (const input of Object.values(inputs)) input.remove()
      },
    }
  })
  onTestFinished(() => opened.mockRestore())
  return {
    details,
    openings,
    opened,
    tokenizeBy: (act: () => Promise<string>) => {
      tokenize = act
    },
  }
}

/** The card document for a firm with this card, or none. */
export const openCardDocument = async (method: PaymentMethod | null = samplePaymentMethod()) => {
  const server = stubCalls()
  writeSession()
  writePageData({ organizationUuid: FIRM_UUID })
  readAs('owner')
  server.answer(getCurrentUser, sampleUser())
  if (method) server.answer(getPaymentMethod, method)
  else hasNoCard(server)
  server.answer(openCardForm, { authorization: 'client-token' })
  const provider = stubCardProvider()
  const goTo = vi
    .spyOn(browser, 'goTo')
    .mockClear()
    .mockImplementation(() => undefined)
  onTestFinished(() => {
    forgetSignInRedirect()
    toast.clear()
    sessionStorage.clear()
  })
  const show = () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <CardDocument />
      </QueryClientProvider>,
    )
  return { server, provider, goTo, show }
}
