import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, clientOfFirm, field, toasted } from '../../../testing/client-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID, sampleColleague } from '../../../testing/sample-client.ts'
import { updateClientContact } from '../../api/contract.ts'

const path = `/clients/${CLIENT_UUID}`
const save = page.getByRole('button', { name: 'Save' })
const shows = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

const openOwner = async () => {
  await renderApp(path)
  await button('Edit Owner').click()
  await expect.element(field('First Name')).toBeVisible()
}
const openColleague = async () => {
  await renderApp(`${path}/contacts`)
  await button('Edit Theo Sandhu 1').click()
  await expect.element(field('First Name')).toBeVisible()
}

test.each([
  ['First Name', '', "Enter client's first name"],
  ['First Name', '   ', "The client's first name must be at least 1 character long"],
  ['First Name', 'x'.repeat(101), "The client's first name can't be longer than 100 characters"],
  ['Last Name', '', "Enter client's last name"],
  ['Last Name', '   ', "The client's last name must be at least 1 character long"],
  ['Last Name', 'x'.repeat(101), "The client's last name can't be longer than 100 characters"],
])('VALID-26 the modal with %s %j says %s', async (name, typed, message) => {
  const server = clientOfFirm({})
  await openOwner()
  await field(name).fill(typed)
  await save.click()
  await shows(message)
  expect(server.callsOf(updateClientContact)).toEqual([])
})

test('VALID-27 a malformed email is refused, a missing one is not', async () => {
  const server = clientOfFirm({ colleagues: [sampleColleague(1)] })
  await openColleague()
  for (const typed of ['theo@nowhere', 'theo@bakery..example', 'theo sandhu@bakery.example', 'theo@@bakery.example']) {
    await field('Email Address').fill(typed)
    await save.click()
    await shows('Enter a valid email')
  }
  expect(server.callsOf(updateClientContact)).toEqual([])
  await field('Email Address').fill('')
  await save.click()
  await toasted('Client contact has been saved', 'Client contact updated successfully.')
  expect(server.callsOf(updateClientContact)[0]?.body).toMatchObject({ contact_email: null })
})

test.each([
  ['', 'Enter a valid phone number'],
  ['902 555', 'Enter a valid phone number, e.g. 1234567890'],
  ['90255501421234567', 'Enter a valid phone number, e.g. 1234567890'],
])('VALID-28 Phone Number 1 %j says %s', async (typed, message) => {
  clientOfFirm({})
  await openOwner()
  await field('Phone Number 1').fill(typed)
  await save.click()
  await shows(message)
})

test('VALID-29 an empty Phone Number 2 is accepted', async () => {
  const server = clientOfFirm({ owner: { contact_mobile: '902 555 0190' } })
  await openOwner()
  await field('Phone Number 2').fill('')
  await save.click()
  await toasted('Client contact has been saved', 'Client contact updated successfully.')
  expect(server.callsOf(updateClientContact)[0]?.body).toMatchObject({ contact_mobile: null })
})

test.each([
  ['call me', 'Enter a valid phone number, e.g. 1234567890'],
  ['902 555', 'Enter a valid phone number, e.g. 1234567890'],
  ['9025550142123456', 'Enter a valid phone number, e.g. 1234567890'],
  ['1'.repeat(101), "The phone number can't be longer than 100 characters"],
])('VALID-30 VALID-31 Phone Number 2 %j says %s', async (typed, message) => {
  clientOfFirm({})
  await openOwner()
  await field('Phone Number 2').fill(typed)
  await save.click()
  await shows(message)
})

test('VALID-32 Save checks every field, shows every message, goes to the first and saves nothing', async () => {
  const server = clientOfFirm({ colleagues: [sampleColleague(1)] })
  await openColleague()
  for (const name of ['First Name', 'Last Name', 'Phone Number 1']) await field(name).fill('')
  await field('Email Address').fill('no')
  await field('Phone Number 2').fill('no')
  await save.click()
  for (const message of [
    "Enter client's first name",
    "Enter client's last name",
    'Enter a valid email',
    'Enter a valid phone number',
    'Enter a valid phone number, e.g. 1234567890',
    '5 fields need your attention',
  ])
    await shows(message)
  await expect.element(field('First Name')).toHaveFocus()
  expect(server.callsOf(updateClientContact)).toEqual([])
})

test('errors from the server show at their fields, and the connection is not blamed', async () => {
  const server = clientOfFirm({})
  server.refuse(updateClientContact, 422, {
    code: 'invalid_input',
    detail: 'Check the fields',
    fields: { contact_phone: 'phone_malformed' },
  })
  await openOwner()
  await field('Phone Number 1').fill('902 555 0143')
  await save.click()
  await shows('Enter a valid phone number, e.g. 1234567890')
  const refusal = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Failed to update the contact.' })
  await expect.element(refusal).not.toMatchTextContent(/connection/)
})

test('an owner’s email that is no longer valid does not block saving the rest', async () => {
  clientOfFirm({ owner: { contact_email: 'grace@localhost' } })
  await openOwner()
  await field('Last Name').fill('Hale')
  await save.click()
  await toasted('Client contact has been saved', 'Client contact updated successfully.')
})
