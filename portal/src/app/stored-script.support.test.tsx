import { test } from 'vitest'
import { showsOnlyText } from '../../testing/shows-only-text.ts'
import { showView } from '../features/sign-in/testing/show-view.tsx'

const bodyText = () => document.body.textContent
const form = { csrf: 'token', visit_minutes: 30 }
const typedAs = (text: string) => ({ firm: text, reason: text, ticket_number: text })
const firmAs = (text: string) => ({
  uuid: '01990000-0000-7000-8000-000000000001',
  name: text,
  place: text,
  owner_email: text,
  clients: 12,
  created_at: '2026-03-04T12:00:00.000Z',
})

test('X2 the form of a support session shows firms, what was typed and who is signed in as text', async () => {
  await showsOnlyText(async (text) => {
    await showView({
      page: 'support',
      action: '/support',
      ...form,
      email: text,
      typed: typedAs(text),
      firms: [firmAs(text)],
      has_more: false,
      problems: { reason: text },
    })
    return bodyText
  })
})

test('X2 the question before a support session shows the firm, its owner, reason and ticket number as text', async () => {
  await showsOnlyText(async (text) => {
    await showView({
      consent: null,
      page: 'support-confirm',
      action: '/support/start',
      again_action: '/support',
      ...form,
      email: text,
      typed: typedAs(text),
      firm: firmAs(text),
    })
    return () => document.querySelector('dl')?.textContent ?? null
  })
})

test('X2 someone who is not staff sees their own address as text', async () => {
  await showsOnlyText(async (text) => {
    await showView({ page: 'support-refused', email: text, sign_in_url: '/support/sign-in' })
    return bodyText
  })
})
