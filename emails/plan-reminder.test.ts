import { expect, test } from 'vitest'
import { renderPlanReminder } from './plan-reminder.ts'
import { anchors, count, escaped, words } from './testing/read-mail.ts'

const sender = { hubName: 'Partner Hub', providerName: 'Northwind', supportUrl: 'https://help.northwind.example/' }
const planUrl = 'https://books.northwind.example/open/0198?page=plan'
const reminder = {
  ...sender,
  firstName: 'Daniel',
  productName: 'Northwind Books',
  clientName: 'Meridian & Sons',
  firmName: 'Alder & Finch LLP',
  endedOn: 'Nov 12, 2026',
  planUrl,
}

test('DEC-95 the plan reminder names the business, the firm and the day, and says to select a plan', async () => {
  const { subject, text } = await renderPlanReminder(reminder)
  expect(subject).toBe('Select a plan for Meridian & Sons')
  expect(text.split('\n\n')).toEqual([
    'Hi Daniel,',
    'The free trial of Northwind Books for Meridian & Sons ended on Nov 12, 2026. Your books are kept, and they open again as soon as you select a plan.',
    `Select a plan ${planUrl}`,
    `Questions? Reply to this email to reach Alder & Finch LLP, or contact the Support Team here ${sender.supportUrl}.`,
    'Sent by Partner Hub for Northwind, because Alder & Finch LLP asked us to remind you.',
  ])
})

test('DEC-95 the HTML of the plan reminder says the same, with one button to the plan page', async () => {
  const { html, text } = await renderPlanReminder(reminder)
  const buttons = anchors(html).filter(([, target]) => target === escaped(planUrl))
  expect(buttons.map(([, , content]) => words(content ?? ''))).toEqual(['Select a plan'])
  expect(count(text, planUrl)).toBe(1)
  const htmlWords = words(html)
  expect(htmlWords).toContain('The free trial of Northwind Books for Meridian &amp; Sons ended on Nov 12, 2026.')
  expect(htmlWords).toContain('because Alder &amp; Finch LLP asked us to remind you')
})

test('DEC-95 the plan reminder has no gap for a missing name or day, and no placeholder', async () => {
  const bare = await renderPlanReminder({ ...reminder, firstName: undefined, endedOn: undefined })
  expect(bare.text).toContain('Hi there,')
  expect(bare.text).toContain('for Meridian & Sons ended. Your books are kept')
  for (const mail of [bare, await renderPlanReminder(reminder)])
    for (const part of [mail.subject, words(mail.html), mail.text])
      expect(part).not.toMatch(/undefined|null|\[object|[{}]|\$\{/)
})

test('DEC-95 the plan reminder shows what people typed as text, never as markup', async () => {
  const typed = '<img src=x onerror=alert(1)>'
  const { html, text } = await renderPlanReminder({ ...reminder, clientName: typed, firmName: typed })
  expect(html).not.toContain('<img')
  expect(text).toContain(`for ${typed} ended`)
})
