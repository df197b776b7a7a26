import type { LegacyPaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { getLegacyPaymentMethod } from '../src/api/contract.ts'
import { browser } from '../src/app/browser.ts'
import { LegacyCardDocument } from '../src/app/legacy-card-document/legacy-card.document.tsx'
import { createQueryClient } from '../src/app/query-client.ts'
import { forgetSignInRedirect } from '../src/app/session/sign-in-redirect.ts'
import { toast } from '../src/ui/overlays/toast.tsx'
import { writePageData, writeSession } from './page-state.ts'
import { readAs } from './render-app.tsx'
import { FIRM_UUID } from './sample-records.ts'
import { stubCalls } from './stub-calls.ts'

export const SUBSCRIPTION = '01990000-0000-7000-8000-0000000000c1'
export const HELP_URL = 'https://support.example/billing-information'

/** Stands for the card form: a frame of this origin that writes down what it is told. Tests speak for it. */
const frameForm = '/testing/card-form.html'

export const sampleLegacyMethod = (changes: Partial<LegacyPaymentMethod> = {}): LegacyPaymentMethod => ({
  brand: 'Visa',
  last4: '4242',
  first_name: 'Maya',
  last_name: 'Lindqvist',
  exp_month: '08',
  exp_year: '2028',
  billing_contact: {
    address1: '1969 Upper Water Street',
    address2: 'Suite 1300',
    city: 'Halifax',
    state: 'NS',
    country: 'CA',
    zip: 'B3J 3R7',
  },
  card_form_link: new URL(frameForm, location.href).href,
  ...changes,
})

type FormWindow = Window & { received?: { data: unknown; origin: string }[] }

/** The legacy card document for a firm with this card; null if it cannot be read. */
export const openLegacyDocument = async (method: LegacyPaymentMethod | null = sampleLegacyMethod()) => {
  const server = stubCalls()
  writeSession()
  writePageData({ organizationUuid: FIRM_UUID, cardSubscription: SUBSCRIPTION, billingHelpUrl: HELP_URL })
  readAs('owner')
  if (method) server.answer(getLegacyPaymentMethod, method)
  else server.refuse(getLegacyPaymentMethod, 500)
  const goTo = vi
    .spyOn(browser, 'goTo')
    .mockClear()
    .mockImplementation(() => undefined)
  onTestFinished(() => {
    forgetSignInRedirect()
    toast.clear()
    sessionStorage.clear()
  })
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <LegacyCardDocument />
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('heading', { name: /^(Edit Payment Method|Error)/ })).toBeVisible()
  return { server, goTo }
}

export const frameElement = (): HTMLIFrameElement => document.querySelector('iframe') as HTMLIFrameElement

/** The form's window, once its document is there. */
export const formWindow = async (): Promise<FormWindow> => {
  await expect.poll(() => (frameElement().contentWindow as FormWindow | null)?.received !== undefined).toBe(true)
  return frameElement().contentWindow as FormWindow
}

/** What the form was told so far. */
export const toldForm = async () => ((await formWindow()).received ?? []).map(({ data }) => data)

/** The event that a message of the form causes, or of someone else. */
export const deliver = (data: unknown, { origin = location.origin, source }: Partial<MessageEventInit> = {}): void => {
  const from = source === undefined ? frameElement().contentWindow : source
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: from }))
}

/** The form is there and filled in. */
export const loadForm = async () => {
  await formWindow()
  deliver({ action: 'loaded', payload: {} })
  await expect.element(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled()
}

/** A press of 'Save Changes', and what the form answers. */
export const submitForm = async (payload: Record<string, unknown>) => {
  await page.getByRole('button', { name: 'Save Changes' }).click()
  deliver({ action: 'submitted', payload })
}
