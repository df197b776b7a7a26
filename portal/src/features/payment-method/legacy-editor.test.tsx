import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import {
  deliver,
  formWindow,
  frameElement,
  HELP_URL,
  loadForm,
  openLegacyDocument,
  SUBSCRIPTION,
  sampleLegacyMethod,
  submitForm,
  toldForm,
} from '../../../testing/legacy-card-world.tsx'
import { onPhone } from '../../../testing/screen.ts'
import { beginSignIn, getLegacyPaymentMethod } from '../../api/contract.ts'
import { cardFormCodes } from './card-form-codes.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const flash = () => JSON.parse(sessionStorage.getItem('flash') ?? 'null')
const saved = sampleLegacyMethod({ brand: 'Mastercard', last4: '4444' })
const success = { status: 'success', avs_error: false, cvv_error: false, error_code: null }

test('DEC-75 PAY-19 PAY-20 PAY-21 PAY-22 the legacy editor frames the form of the subscription', async () => {
  const { server } = await openLegacyDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Payment Method')
  expect(document.title).toBe('Edit Payment Method · Partner Hub')
  await expect
    .element(page.getByText('You are updating your payment method across all your clients.', { exact: true }))
    .toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Payment method', exact: true })).toBeVisible()
  expect(frameElement().src).toBe(sampleLegacyMethod().card_form_link)
  const [call] = server.callsOf(getLegacyPaymentMethod)
  expect(call?.url.pathname).toBe(`/partner_services/partners/subscriptions/${SUBSCRIPTION}/payment_method/`)
  for (const name of ['Close', 'Cancel', 'Save Changes']) await expect.element(button(name)).toBeVisible()
  await loadForm()
  expect(await axeViolations()).toEqual([])
})

test('PAY-23 PAY-24 PAY-29 PAY-30 once it is loaded, the form is filled in with the present address', async () => {
  await openLegacyDocument()
  await formWindow()
  await expect.element(button('Save Changes')).toBeDisabled()
  expect(await toldForm()).toEqual([])
  await loadForm()
  const payload = {
    country: 'Canada',
    province: 'Nova Scotia',
    city: 'Halifax',
    code: 'B3J 3R7',
    street: '1969 Upper Water Street, Suite 1300',
  }
  await expect.poll(toldForm).toEqual([{ action: 'populate', payload }])
})

test('PAY-30 without a second address line the street is the first, and without a card all is empty', async () => {
  const { billing_contact: contact } = sampleLegacyMethod()
  await openLegacyDocument(sampleLegacyMethod({ billing_contact: contact && { ...contact, address2: '' } }))
  await loadForm()
  await expect.poll(toldForm).toMatchObject([{ payload: { street: '1969 Upper Water Street' } }])
})

test('CONST-10 PAY-25 the form is 420 px high until it reports a height', async () => {
  await openLegacyDocument()
  expect(frameElement().getBoundingClientRect().height).toBe(420)
  await loadForm()
  deliver({ action: 'resized', payload: { height: 515 } })
  await expect.poll(() => frameElement().getBoundingClientRect().height).toBe(515)
})

test('PAY-26 while the frame shows another page nothing can be saved, until the form is back', async () => {
  await openLegacyDocument()
  await loadForm()
  deliver({ action: 'locationChanged', payload: { location: '/test-cards' } })
  await expect.element(button('Save Changes')).toBeDisabled()
  await loadForm()
  await expect.poll(async () => (await toldForm()).length).toBe(2)
})

test('PAY-27 the page scrolls to the error in the form, 40 px below the top', async () => {
  await onPhone()
  await openLegacyDocument()
  await loadForm()
  deliver({ action: 'resized', payload: { height: 1900 } })
  await expect.poll(() => frameElement().getBoundingClientRect().height).toBe(1900)
  deliver({ action: 'scrollToError', payload: { position: 900 } })
  await expect.poll(() => Math.round(frameElement().getBoundingClientRect().top + 900)).toBe(40)
})

test('PAY-31 Save Changes tells the form to submit, once, and shows that it runs', async () => {
  await openLegacyDocument()
  await loadForm()
  await button('Save Changes').click()
  await expect.element(button('Save Changes')).toHaveAttribute('aria-busy', 'true')
  await button('Save Changes').click()
  await expect.poll(async () => (await toldForm()).slice(1)).toEqual([{ action: 'submit', payload: {} }])
  const origins = (await formWindow()).received?.map(({ origin }) => origin)
  expect(new Set(origins)).toEqual(new Set([location.origin]))
})

test('PAY-32 PAY-33 ERR-70 a saved card is read again, and the next page says that it is updated', async () => {
  const { server, goTo } = await openLegacyDocument()
  await loadForm()
  const release = server.hold(getLegacyPaymentMethod, saved)
  await submitForm(success)
  await expect.poll(() => server.callsOf(getLegacyPaymentMethod).length).toBe(2)
  expect([goTo.mock.calls, flash()]).toEqual([[], null])
  release()
  await expect.poll(() => goTo.mock.calls).toEqual([['/billing']])
  const text = 'Your payment method has been updated'
  expect(flash()).toEqual({ tone: 'success', title: 'Payment Method Updated', text })
})

const failedSave = {
  tone: 'error',
  title: 'Oops-Your credit card could not be updated',
  text: 'Please check that your information is correct or try using a different credit card. You can also contact us for help 1-866-555-0142.',
}

test.each([
  ['cannot be read', undefined],
  ['could not be asked for at the provider', sampleLegacyMethod({ card_form_link: null })],
  ['is not there', sampleLegacyMethod({ last4: null })],
])('M7 ERR-64 the form says success, but the card %s: the save counts as failed', async (_why, after) => {
  const { server, goTo } = await openLegacyDocument()
  await loadForm()
  if (after) server.answer(getLegacyPaymentMethod, after)
  else server.refuse(getLegacyPaymentMethod, 500)
  await submitForm(success)
  await expect.poll(() => goTo.mock.calls).toEqual([['/billing']])
  expect(flash()).toEqual(failedSave)
})

test.each([
  ['another card than before means updated', saved, 'Payment Method Updated'],
  ['the same card means failed', sampleLegacyMethod(), failedSave.title],
])('F17 a form that does not say what became of the card: %s', async (_what, after, title) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { server, goTo } = await openLegacyDocument()
  await loadForm()
  server.answer(getLegacyPaymentMethod, after)
  await button('Save Changes').click()
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  await expect.poll(() => goTo.mock.calls).toEqual([['/billing']])
  expect(flash().title).toBe(title)
})

const phone = '1-866-555-0142'
const pairs = {
  address: [
    "Oops—Your billing address doesn't match the address on the card",
    `Please enter the billing address as it appears on your credit card statement and try again. You can also call us at ${phone}.`,
  ],
  cvv: [
    'Oops—Your security code is incorrect',
    `Please review your security code and try again. You can also call us at ${phone}.`,
  ],
  expiryDate: [
    'Oops—The credit card expiry date you entered is incorrect',
    `Please check that your information is correct or try using a different credit card. You can also contact us for help ${phone}.`,
  ],
  authorization: [
    'Oops—Your credit card could not be authorized',
    `Please check that your information is correct or try using a different credit card. You can also contact us for help at ${phone}.`,
  ],
  generic: [
    "Oops—There's something wrong with your billing details",
    'Please ensure your billing details are correct and check out how to update your billing information (opens in a new tab) to see some common reasons why your card may have declined.',
  ],
} as const

test.each([
  ['PAY-28 ERR-60', { avs_error: true }, 'address'],
  ['PAY-28 ERR-61', { cvv_error: true }, 'cvv'],
  ['PAY-28 ERR-62', { error_code: 4008 }, 'expiryDate'],
  ['PAY-28 ERR-63', { error_code: 4009 }, 'authorization'],
  ['PAY-28 ERR-65 ERR-66', {}, 'generic'],
] as const)('%s a refusal with %o shows the pair for %s', async (_ids, payload, failure) => {
  const { server, goTo } = await openLegacyDocument()
  await loadForm()
  await submitForm({ ...success, status: 'failure', ...payload })
  const [title, text] = pairs[failure]
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${title}${text}`)
  expect(await axeViolations()).toEqual([])
  // Nothing was saved: the form stays open for another attempt, which clears the message.
  await expect.element(button('Save Changes')).not.toHaveAttribute('aria-busy')
  await button('Save Changes').click()
  await expect.poll(() => page.getByRole('alert').query()).toBeNull()
  expect([server.callsOf(getLegacyPaymentMethod).length, goTo.mock.calls]).toEqual([1, []])
})

test('ERR-66 the generic text links to the article on billing information', async () => {
  await openLegacyDocument()
  await loadForm()
  await submitForm({ status: 'failure' })
  const link = page.getByRole('link', { name: /^how to update your billing information/ })
  await expect.element(link).toHaveAttribute('href', HELP_URL)
})

test('CONST-36 the codes 4008 and 4009 are data beside the card form', () => {
  expect([...cardFormCodes.keys()]).toEqual(['4008', '4009'])
})

test.each(['Close', 'Cancel'])('%s leaves without a change', async (way) => {
  const { goTo, server } = await openLegacyDocument()
  await loadForm()
  await button(way).click()
  expect(goTo.mock.calls).toEqual([['/billing']])
  expect([server.callsOf(getLegacyPaymentMethod).length, flash()]).toEqual([1, null])
})

test('with the card provider out of reach the editor says so, and asks for a new form', async () => {
  const { server } = await openLegacyDocument(sampleLegacyMethod({ card_form_link: null }))
  await expect.element(page.getByRole('heading', { name: "The card form didn't load" })).toBeVisible()
  await expect.element(button('Save Changes')).toBeDisabled()
  expect(await axeViolations()).toEqual([])
  server.answer(getLegacyPaymentMethod, sampleLegacyMethod())
  await button('Try again').click()
  await loadForm()
})

test('a form that does not load in time is an error with a retry', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { server } = await openLegacyDocument()
  await vi.advanceTimersByTimeAsync(25_000)
  vi.useRealTimers()
  await expect.element(page.getByRole('heading', { name: "The card form didn't load" })).toBeVisible()
  await button('Try again').click()
  await expect.poll(() => server.callsOf(getLegacyPaymentMethod).length).toBe(2)
  await expect.poll(() => page.getByRole('alert').query()).toBeNull()
  await loadForm()
})

test('ERR-10 a payment method that cannot be read is an error with a retry', async () => {
  const { server } = await openLegacyDocument(null)
  await expect.element(page.getByRole('heading', { name: 'Error loading data' })).toBeVisible()
  await expect.element(page.getByText('Failed to load payment method information.')).toBeVisible()
  server.answer(getLegacyPaymentMethod, sampleLegacyMethod())
  await button('Try again').click()
  await loadForm()
})

test('a session that has ended leads to the log-in and back here', async () => {
  const { server, goTo } = await openLegacyDocument()
  await loadForm()
  server.refuse(getLegacyPaymentMethod, 401, { code: 'not_signed_in', detail: 'Log in' })
  server.answer(beginSignIn, { authorize_url: 'https://id.example/authorize' })
  await submitForm(success)
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/authorize']])
  expect(flash()).toBeNull()
})

test('on a phone the editor fits', async () => {
  await onPhone()
  await openLegacyDocument()
  await loadForm()
  expect(document.documentElement.scrollWidth).toBe(390)
})
