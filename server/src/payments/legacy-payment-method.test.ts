import * as calls from '@partner-hub/contracts/billing/payment-methods.ts'
import { expect } from 'vitest'
import { type Caller, startAnotherHub } from '../../testing/hub.ts'
import { hasClient } from '../../testing/one-client.ts'
import { fillCardForm } from '../../testing/provider-form.ts'
import { saveCard } from '../../testing/saved-card.ts'
import { cardsTest } from '../../testing/test.ts'

const test = cardsTest.extend('subscription', async ({ hub, ownFirm }) => (await hasClient(hub, ownFirm)).subscription)

const read = (caller: Caller, uuid: string) => caller.call(calls.getLegacyPaymentMethod, { params: { uuid } })

test('CALL-31 PAY-60 a card of the provider’s own form is returned in the legacy form', async ({
  hub,
  cards,
  ownFirm,
  subscription,
}) => {
  const { CARDS_URL } = cards.environment
  const before = await read(ownFirm, subscription)
  expect([before.status, before.body]).toMatchObject([200, { brand: null, billing_contact: null }])
  expect(before.body.card_form_link).toMatch(new RegExp(`^${CARDS_URL}/card-forms/`))
  const submitted = await fillCardForm(cards, before.body.card_form_link)
  expect(submitted).toMatchObject({ status: 'success' })
  const { body } = await read(ownFirm, subscription)
  expect(body).toEqual({
    brand: 'Mastercard',
    last4: '4444',
    first_name: 'Maya',
    last_name: 'Lindqvist',
    exp_month: '04',
    exp_year: '2038',
    billing_contact: {
      address1: '12 Hollis Street',
      address2: '',
      city: 'Halifax',
      state: 'NS',
      country: 'CA',
      zip: 'B3J 1V1',
    },
    card_form_link: expect.stringMatching(/^http/),
  })
  expect(body.card_form_link).not.toBe(before.body.card_form_link)
  await saveCard(hub, ownFirm, await cards.nonceOf())
  expect((await read(ownFirm, subscription)).body.last4).toBe('1111')
})

test('while the provider is down the legacy form shows the card without a link', async ({
  hub,
  cards,
  ownFirm,
  subscription,
}) => {
  await saveCard(hub, ownFirm, await cards.nonceOf())
  await cards.fault({ is_down: true })
  const { status, body } = await read(ownFirm, subscription)
  await cards.fault({})
  expect([status, body]).toMatchObject([200, { brand: 'Visa', last4: '1111', card_form_link: null }])
})

test('F17 a card that we were not told of does not replace the old one in the legacy form', async ({
  hub,
  cards,
  ownFirm,
  subscription,
}) => {
  await saveCard(hub, ownFirm, await cards.nonceOf())
  // By lot, the second call: the card, after the customer.
  await cards.fault({ calls: ['vault'], late_share: 0.5, late_ms: 50 })
  expect((await saveCard(hub, ownFirm, await cards.nonceOf({ number: '378282246310005' }))).status).toBe(503)
  await cards.fault({})
  await expect.poll(async () => (await cards.ledger()).late_calls).toBe(0)
  expect((await hub.parts.cards.findDefaultCard(ownFirm.organization_uuid))?.last_4).toBe('0005')
  expect((await read(ownFirm, subscription)).body.last4).toBe('1111')
})

test('a link to another origin than the card provider’s is not passed on', async ({ cards }) => {
  const hub = await startAnotherHub({ ...cards.environment, CARDS_URL: 'https://cards.example' })
  const firm = await hub.firm()
  const { subscription } = await hasClient(hub, firm)
  expect((await read(firm, subscription)).body.card_form_link).toBeNull()
})
