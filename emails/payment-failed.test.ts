import { expect, test } from 'vitest'
import { renderCardExpiring } from './card-expiring.ts'
import { renderPaymentFailed } from './payment-failed.ts'
import { renderPlansEnded } from './plans-ended.ts'
import { anchors } from './testing/read-mail.ts'

const payUrl = 'https://hub.northwind.example/billing/payment-method'
const sender = { hubName: 'Partner Hub', providerName: 'Northwind', supportUrl: 'https://help.northwind.example/' }
const toPayer = { ...sender, firstName: 'Maya', firmName: 'Alder & Finch LLP', payUrl }
const debt = {
  card: 'Visa ending in 4242',
  declined: { on: 'Nov 13, 2026', why: 'insufficient funds' },
  count: 12,
  invoices: [{ name: 'Amberline Roofing', detail: 'NB-2026-008405, declined', amount: '46.75 USD' }],
  totals: ['62.90 USD', '65.45 GBP'],
  retriesOn: ['Nov 16, 2026', 'Nov 27, 2026'],
  endsOn: 'Dec 4, 2026',
  endTogether: true,
}

test('DEC-103 the mail about a failed payment says what failed, how much, what happens when and what to do', async () => {
  const { subject, text, html } = await renderPaymentFailed({ ...toPayer, ...debt })
  expect(subject).toBe("We couldn't charge your Visa ending in 4242")
  expect(text).toContain(
    'On Nov 13, 2026 the bank declined a charge to Alder & Finch LLP: insufficient funds. These 12 invoices are open:',
  )
  for (const part of ['Amberline Roofing', '46.75 USD', 'Open (and 11 more)', '62.90 USD', '65.45 GBP'])
    expect(text).toContain(part)
  expect(text).toContain(
    "We'll try again on Nov 16, 2026 and Nov 27, 2026. If the last try fails, these 12 plans end on Dec 4, 2026 and no one can open the accounts.",
  )
  expect(anchors(html).filter(([, href]) => href === payUrl)).toHaveLength(1)
})

test('DEC-103 it asks for a card if there is none, and says when the first plan ends', async () => {
  const owed = { ...debt, card: null, declined: null, retriesOn: [], endTogether: false }
  const { subject, text } = await renderPaymentFailed({ ...toPayer, ...owed })
  expect(subject).toBe('Add a card to pay your open invoices')
  expect(text).toContain('has no card on file')
  expect(text).toContain('If nothing is paid by then, the first of these plans ends on Dec 4, 2026')
  const one = await renderPaymentFailed({ ...toPayer, ...owed, count: 1 })
  expect(one.text).toContain('the plan ends on Dec 4, 2026 and no one can open the account.')
})

test('DEC-103 the last mail names the plans that ended and what is still open', async () => {
  const clients = Array.from({ length: 12 }, (_, index) => `Client ${index + 1}`)
  const many = await renderPlansEnded({ ...toPayer, clients, totals: ['65.45 GBP'] })
  expect(many.subject).toBe('12 plans have ended')
  expect(many.text).toContain('Client 10, and 2 more')
  expect(many.text).toContain('For other plans, 65.45 GBP is still open.')
  const one = await renderPlansEnded({ ...toPayer, clients: ['Amberline Roofing'], totals: [] })
  expect(one.subject).toBe('The plan of Amberline Roofing has ended')
  expect(one.text).not.toContain('still open')
})

test('DEC-106 the mail about an expiring card names the card and its last day', async () => {
  const { subject, text } = await renderCardExpiring({ ...toPayer, card: debt.card, lastDay: 'Nov 30, 2026' })
  expect(subject).toBe('Your Visa ending in 4242 expires on Nov 30, 2026')
  expect(text).toContain(payUrl)
})
