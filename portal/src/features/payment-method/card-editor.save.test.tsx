import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openCardDocument, samplePaymentMethod } from '../../../testing/card-world.tsx'
import { writePageData } from '../../../testing/page-state.ts'
import { sampleUser } from '../../../testing/sample-records.ts'
import { beginSignIn, getPaymentMethod, getSessionLife, savePaymentMethod } from '../../api/contract.ts'
import { noteAnswer } from '../../api/last-answer.ts'

const field = (name: string) => page.getByRole('textbox', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const flash = () => JSON.parse(sessionStorage.getItem('flash') ?? 'null')
const { identity_uuid } = sampleUser()
const saved = samplePaymentMethod({ last_4: '1111' })

const updated = {
  tone: 'success',
  title: 'Payment Method Updated',
  text: 'Your payment method has been updated',
}
const failed = {
  tone: 'error',
  title: 'Oops-Your credit card could not be updated',
  text: 'Please check that your information is correct or try using a different credit card. You can also contact us for help 1-866-555-0142.',
}

const typeCard = async () => {
  await field('Card Number').fill('4111111111111111')
  await field('Security Code').fill('123')
}

const open = async (method: Parameters<typeof openCardDocument>[0] = samplePaymentMethod()) => {
  const world = await openCardDocument(method)
  await world.show()
  return world
}

test('PAY-36 PAY-57 a save tokenizes the card, then updates it with the token, and shows that it runs', async () => {
  const { server, provider } = await open()
  const answer = server.hold(savePaymentMethod, saved)
  await typeCard()
  await button('Save Changes').click()
  await expect.element(button('Save Changes')).toHaveAttribute('aria-busy', 'true')
  expect(provider.details).toEqual([
    {
      cardholderName: 'Maya Lindqvist',
      billingAddress: {
        firstName: 'Maya',
        lastName: 'Lindqvist',
        streetAddress: '1969 Upper Water Street, Suite 1300',
        countryName: 'Canada',
        locality: 'Halifax',
        region: 'Nova Scotia',
        postalCode: 'B3J 3R7',
      },
    },
  ])
  await expect.poll(() => server.callsOf(savePaymentMethod).length).toBe(1)
  const [call] = server.callsOf(savePaymentMethod)
  expect(call?.body).toEqual({ identity_uuid, single_use_token: 'nonce-1' })
  expect(call?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
  // Another press while it runs does nothing.
  await button('Save Changes').click()
  expect(provider.details.length).toBe(1)
  answer()
})

test('PAY-58 PAY-59 ERR-70 after the update the editor closes, and the next page says that it worked', async () => {
  const { server, goTo } = await open()
  server.answer(savePaymentMethod, saved)
  await typeCard()
  await button('Save Changes').click()
  await expect.poll(() => goTo.mock.calls).toEqual([['/billing']])
  expect(flash()).toEqual(updated)
  await expect.element(button('Save Changes')).not.toHaveAttribute('aria-busy')
})

test('the editor returns to the page that opened it', async () => {
  writePageData({ returnTo: '/clients/1/plan' })
  const { server, goTo } = await open(null)
  server.answer(savePaymentMethod, saved)
  await button('Cancel').click()
  expect(goTo.mock.calls).toEqual([['/clients/1/plan']])
})

test('VALID-81 the form sets no bounds of its own on what is typed', async () => {
  const { server, provider, goTo } = await open()
  server.answer(savePaymentMethod, saved)
  await typeCard()
  await field('First Name').fill('X')
  await field('Last Name').fill(`${'y'.repeat(300)}-1@`)
  await button('CHANGE').click()
  await field('ZIP Code').fill('?')
  await button('Save Changes').click()
  await expect.poll(() => goTo.mock.calls.length).toBe(1)
  expect(provider.details[0]?.billingAddress).toMatchObject({ lastName: `${'y'.repeat(300)}-1@`, postalCode: '?' })
})

test('ERR-64 ERR-69 a card that the provider does not take is an error, and the form keeps what was typed', async () => {
  const { server, provider, goTo } = await open()
  provider.tokenizeBy(() => Promise.reject(new Error('HOSTED_FIELDS_FAILED_TOKENIZATION')))
  await typeCard()
  await field('First Name').fill('Mia')
  await button('Save Changes').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${failed.title}${failed.text}`)
  await expect.element(field('First Name')).toHaveValue('Mia')
  await expect.element(button('Save Changes')).not.toHaveAttribute('aria-busy')
  expect([goTo.mock.calls, server.callsOf(savePaymentMethod)]).toEqual([[], []])
})

test('PAY-59 ERR-69 after a refused update the editor closes, and the next page shows the error', async () => {
  const { server, goTo } = await open()
  server.refuse(savePaymentMethod, 422, {
    code: 'card_refused',
    detail: 'The card was not accepted.',
    fields: { card: 'declined' },
  })
  await typeCard()
  await button('Save Changes').click()
  await expect.poll(() => goTo.mock.calls).toEqual([['/billing']])
  expect(flash()).toEqual(failed)
  // A definite answer needs no second look.
  expect(server.callsOf(getPaymentMethod).length).toBe(1)
  expect(server.callsOf(savePaymentMethod).length).toBe(1)
})

test.each([
  ['the new card', saved, updated],
  ['the old card', samplePaymentMethod(), failed],
] as const)('F17 without an answer the saved card is read again: %s decides', async (_which, after, outcome) => {
  const { server, goTo } = await open()
  server.fail(savePaymentMethod)
  await typeCard()
  server.answer(getPaymentMethod, after)
  await button('Save Changes').click()
  await expect.poll(() => goTo.mock.calls.length).toBe(1)
  expect(flash()).toEqual(outcome)
  expect(server.callsOf(savePaymentMethod).length).toBe(1)
})

test('F17 with the provider down and the card unreadable too, the save counts as failed', async () => {
  const { server, goTo } = await open()
  server.refuse(savePaymentMethod, 503, { code: 'card_not_updated', detail: 'Not updated' })
  await typeCard()
  server.fail(getPaymentMethod)
  await button('Save Changes').click()
  await expect.poll(() => goTo.mock.calls.length).toBe(1)
  expect(flash()).toEqual(failed)
})

test('a session that has ended leads to the log-in and back here', async () => {
  const { server, goTo } = await open()
  server.refuse(savePaymentMethod, 401, { code: 'not_signed_in', detail: 'Log in' })
  server.answer(beginSignIn, { authorize_url: 'https://id.example/authorize' })
  await typeCard()
  await button('Save Changes').click()
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/authorize']])
  expect(flash()).toBeNull()
})

test('the card form too warns before the session ends, and can log out', async () => {
  writePageData({ idleSeconds: '60' })
  noteAnswer()
  const world = await openCardDocument()
  world.server.answer(getSessionLife, { idle_seconds_left: 59, absolute_seconds_left: 9000 })
  await world.show()
  const warning = page.getByRole('alertdialog', { name: "You'll be logged out soon" })
  await warning.getByRole('button', { name: 'Log out now' }).click()
  expect(world.goTo.mock.calls).toEqual([['/logout']])
})

test('Close and Cancel leave at once while nothing is typed', async () => {
  const { goTo } = await open()
  await expect.element(field('Card Number')).toBeVisible()
  await button('Close').click()
  await button('Cancel').click()
  expect(goTo.mock.calls).toEqual([['/billing'], ['/billing']])
})

test.each(['Close', 'Cancel'])('%s asks before a typed card is discarded', async (way) => {
  const { goTo } = await open()
  await field('Card Number').fill('4111')
  await button(way).click()
  const question = page.getByRole('alertdialog', { name: 'Discard Changes' })
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(goTo.mock.calls).toEqual([])
  await expect.element(field('Card Number')).toHaveValue('4111')
  await button(way).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => goTo.mock.calls).toEqual([['/billing']])
})

test('the browser asks before it leaves a typed form, and not once the card is saved', async () => {
  const { server, goTo } = await open()
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await expect.element(field('Card Number')).toBeVisible()
  expect(asks()).toBe(false)
  await typeCard()
  await expect.poll(asks).toBe(true)
  server.answer(savePaymentMethod, saved)
  await button('Save Changes').click()
  await expect.poll(() => goTo.mock.calls.length).toBe(1)
  expect(asks()).toBe(false)
})

test('Enter in a name field saves', async () => {
  const { server, goTo } = await open()
  server.answer(savePaymentMethod, saved)
  await typeCard()
  await field('First Name').click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => goTo.mock.calls.length).toBe(1)
})
