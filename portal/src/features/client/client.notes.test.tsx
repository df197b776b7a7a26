import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, clientOfFirm, field, toasted } from '../../../testing/client-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID } from '../../../testing/sample-client.ts'
import { updateBusinessClient } from '../../api/contract.ts'

const path = `/clients/${CLIENT_UUID}`
const question = page.getByRole('alertdialog', { name: 'Discard Changes' })
const shows = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const notes = page.getByRole('region', { name: 'Notes' })

test('DEC-73 notes are edited in place and saved from the version that was read', async () => {
  const server = clientOfFirm({ client: { notes: 'Prefers email' } })
  await renderApp(path)
  await button('Edit notes').click()
  await expect.element(field('Notes')).toHaveFocus()
  await field('Notes').fill('Prefers the phone')
  await notes.getByRole('button', { name: 'Save' }).click()
  await toasted('Notes have been saved', 'Notes updated successfully.')
  await expect.element(notes).toMatchTextContent(/Prefers the phone/)
  expect(server.callsOf(updateBusinessClient)[0]?.body).toEqual({ uuid: CLIENT_UUID, notes: 'Prefers the phone' })
  expect(server.ifMatch(updateBusinessClient)).toEqual(['"1"'])
})

test('leaving with unsaved notes asks first', async () => {
  clientOfFirm({})
  const { path: shown } = await renderApp(path)
  await button('Edit notes').click()
  await field('Notes').fill('Not saved yet')
  await page.getByRole('main').getByRole('link', { name: 'Billing', exact: true }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(field('Notes')).toHaveValue('Not saved yet')
  expect(shown()).toBe(path)
})

test('DEC-73 notes changed by someone else show the saved text and keep what was typed', async () => {
  const server = clientOfFirm({ client: { notes: 'Prefers email' } })
  await renderApp(path)
  await button('Edit notes').click()
  await field('Notes').fill('Mine')
  server.changesClientElsewhere({ notes: 'Theirs' })
  server.refuse(updateBusinessClient, 409, { code: 'stale', detail: 'Changed meanwhile' })
  await notes.getByRole('button', { name: 'Save' }).click()
  await toasted('Notes cannot be saved', 'Failed to save the notes.')
  await button('Load the latest version').click()
  await expect.element(notes).toMatchTextContent(/Saved by someone else in the meantime:\s*Theirs/)
  await expect.element(field('Notes')).toHaveValue('Mine')
})

test('notes that cannot be stored show an error at the field', async () => {
  const server = clientOfFirm({})
  const refused = { code: 'invalid_input', detail: 'Check the fields', fields: { notes: 'text_unreadable' } }
  server.refuse(updateBusinessClient, 422, refused)
  await renderApp(path)
  await button('Edit notes').click()
  await field('Notes').fill('Mine')
  await notes.getByRole('button', { name: 'Save' }).click()
  await shows('This text has characters that cannot be stored')
  await expect.element(field('Notes')).toHaveAttribute('aria-invalid', 'true')
})

test('M6 a card number in notes shows an error at the field and is not sent', async () => {
  const server = clientOfFirm({})
  await renderApp(path)
  await button('Edit notes').click()
  await field('Notes').fill('Card 4111 1111 1111 1111')
  await notes.getByRole('button', { name: 'Save' }).click()
  await shows('Remove the card number. We never store card numbers')
  await expect.element(field('Notes')).toHaveAttribute('aria-invalid', 'true')
  expect(server.callsOf(updateBusinessClient)).toEqual([])
})

test.each(['x', '🦉'])(
  'the length of notes is counted in visible characters: one %s too many shows an error',
  async (letter) => {
    const server = clientOfFirm({})
    const sent = () => server.callsOf(updateBusinessClient).map(({ body }) => body)
    await renderApp(path)
    await button('Edit notes').click()
    await field('Notes').fill(letter.repeat(4001))
    await notes.getByRole('button', { name: 'Save' }).click()
    await shows("Notes can't be longer than 4,000 characters")
    expect(sent()).toEqual([])
    await field('Notes').fill(letter.repeat(4000))
    await notes.getByRole('button', { name: 'Save' }).click()
    await expect.poll(sent).toMatchObject([{ notes: letter.repeat(4000) }])
  },
)
