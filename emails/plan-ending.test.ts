import { expect, test } from 'vitest'
import { renderPlanEnding } from './plan-ending.ts'
import { words } from './testing/read-mail.ts'

const props = {
  ...{ hubName: 'Partner Hub', providerName: 'Northwind', supportUrl: 'https://help.northwind.example/' },
  ...{ firstName: 'Maya', clientName: 'Fish & <b>Chips</b>', lastPaidDay: 'March 3, 2027' },
  clientUrl: 'https://hub.northwind.example/clients/0198',
}

test('DEC-61 the firm reads why its plan ends, when, and that nothing more is billed', async () => {
  const { subject, html, text } = await renderPlanEnding(props)
  expect(subject).toBe('Your plan for Fish & <b>Chips</b> ends after March 3, 2027')
  for (const part of [text, words(html)]) {
    expect(part).toContain('runs until March 3, 2027, the last paid day, and is not renewed.')
    expect(part).toContain('Nothing more is billed to your firm.')
  }
  expect(html).not.toContain('<b>Chips')
  expect(text).toContain(props.clientUrl)
})
