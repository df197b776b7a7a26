import { expect, test } from 'vitest'
import { renderReceiptMail } from './receipt.ts'
import { anchors, words } from './testing/read-mail.ts'

const receipt = {
  ...{ hubName: 'Partner Hub', providerName: 'Northwind', supportUrl: 'https://help.northwind.example/' },
  clientName: 'Caldera & Sons',
  amount: '37.40 USD',
  paidOn: 'Nov 14, 2026',
  card: 'Visa ending in 4242',
  lines: [
    { name: 'Plus Monthly', amount: '44.00', isDiscount: false },
    { name: '15% certification discount', amount: '−6.60', isDiscount: true },
  ],
  facts: [
    ['Invoice Number', 'NB-2026-008412'],
    ['Next bill', '37.40 USD on Dec 14, 2026'],
  ] as const,
  billingUrl: 'https://hub.northwind.example/billing',
}

test('DEC-106 the receipt mail states what was paid, for whom, with which card and what comes next', async () => {
  const { subject, html, text } = await renderReceiptMail(receipt)
  expect(subject).toBe('Receipt for Caldera & Sons: 37.40 USD')
  expect(text.split(/\n+/).slice(0, -3)).toEqual([
    '37.40 USD paid for Caldera & Sons',
    'On Nov 14, 2026 we charged your Visa ending in 4242. The receipt is attached as a PDF.',
    ...['Plus Monthly', '44.00', '15% certification discount', '−6.60', 'Paid', '37.40 USD'],
    ...['Invoice Number', 'NB-2026-008412', 'Next bill', '37.40 USD on Dec 14, 2026'],
  ])
  expect(anchors(html).map(([, target, content]) => [target, words(content ?? '')])).toEqual([
    [receipt.billingUrl, 'Open Billing'],
    [receipt.supportUrl, 'contact the Support Team here'],
  ])
})

test('DEC-106 a receipt without a card says so, and names are text, never markup', async () => {
  const { html, text, subject } = await renderReceiptMail({
    ...receipt,
    card: null,
    clientName: '<img src=x>\r\nBcc: all@firm.example',
  })
  expect(text).toContain('On Nov 14, 2026 this bill was settled by credit.')
  expect(html).not.toContain('<img')
  expect(subject).not.toMatch(/[\r\n]/)
})
