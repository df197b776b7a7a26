import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, clientOfFirm, field, toasted } from '../../../testing/client-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID, sampleColleague, sampleContact } from '../../../testing/sample-client.ts'
import { listBusinessClients, updateClientContact } from '../../api/contract.ts'

const path = `/clients/${CLIENT_UUID}`
const dialog = page.getByRole('dialog', { name: 'Edit Owner' })
const cancel = dialog.getByRole('button', { name: 'Cancel' })
const save = page.getByRole('button', { name: 'Save' })
const question = page.getByRole('alertdialog', { name: 'Discard Changes' })
const shows = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

const openOwner = async () => {
  await renderApp(path)
  await button('Edit Owner').click()
  await expect.element(dialog).toBeVisible()
}

test.each(['DRAFT', 'PENDING', 'DECLINED', 'EXPIRED'] as const)(
  'CLIENT-12 Edit Owner shows while the invitation is %s',
  async (invited) => {
    clientOfFirm({ invited })
    await renderApp(path)
    await expect.element(button('Edit Owner')).toBeVisible()
  },
)

test('CLIENT-12 an owner who has accepted cannot be edited here', async () => {
  clientOfFirm({ invited: 'ACCEPTED' })
  await renderApp(path)
  await expect.element(page.getByRole('heading', { name: /^Owner/ })).toBeVisible()
  expect(button('Edit Owner').query()).toBeNull()
})

test('DEC-21 Edit Owner says where to enter another address, while the owner can be invited', async () => {
  clientOfFirm({})
  await openOwner()
  await shows(
    "An owner's email can't be changed here. To use another address, enter it when you invite the owner or resend the invitation.",
  )
})

test('DEC-21 DEC-82 Edit Owner only says that the email cannot be changed while no invitation is possible', async () => {
  clientOfFirm({ client: { status: 'NO_ACCESS' } })
  await openOwner()
  await shows("An owner's email can't be changed here.")
})

test('CLIENT-12 CLIENT-24 CLIENT-25 CLIENT-31 Edit Owner opens the modal with its fields and buttons', async () => {
  clientOfFirm({})
  await openOwner()
  expect(
    [...dialog.element().querySelectorAll('label')].map((label) => [
      label.textContent,
      (label.control as HTMLInputElement).value,
      (label.control as HTMLInputElement).disabled,
    ]),
  ).toEqual([
    ['First Name', 'Grace', false],
    ['Last Name', 'Whitfield', false],
    ['Email Address', 'grace@bluebirdbakery.example', true],
    ['Phone Number 1', '902 555 0142', false],
    ['Phone Number 2Optional', '', false],
  ])
  await expect.element(cancel).toBeVisible()
  await expect.element(save).toBeVisible()
  await expect.element(field('First Name')).toHaveFocus()
})

test('CLIENT-12 Edit Owner edits the owner, even if another contact is listed first', async () => {
  const colleague = sampleColleague(1)
  const client_contacts = [colleague.uuid, sampleContact().uuid]
  clientOfFirm({ client: { client_contacts }, colleagues: [colleague] })
  await openOwner()
  await expect.element(field('First Name')).toHaveValue('Grace')
  await expect.element(field('Email Address')).toHaveValue('grace@bluebirdbakery.example')
})

test('CLIENT-22 CLIENT-23 a row of Client Contacts opens the same modal for that contact, with its email open to change', async () => {
  clientOfFirm({ colleagues: [sampleColleague(1), sampleColleague(2)] })
  await renderApp(`${path}/contacts`)
  await page.getByText('theo2@bluebirdbakery.example').click({ force: true })
  const modal = page.getByRole('dialog', { name: 'Edit Contact' })
  await expect.element(modal).toBeVisible()
  await expect.element(field('Last Name')).toHaveValue('Sandhu 2')
  await expect.element(field('Email Address')).toBeEnabled()
  expect(
    modal
      .getByRole('textbox')
      .elements()
      .map((each) => (each as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['First Name', 'Last Name', 'Email Address', 'Phone Number 1', 'Phone Number 2Optional'])
})

test('CLIENT-26 CLIENT-27 CLIENT-29 Cancel with changes asks, and its Cancel returns with everything typed kept', async () => {
  const server = clientOfFirm({})
  await openOwner()
  await field('Last Name').fill('Whitfield-Hale')
  await cancel.click()
  await expect.element(question).toMatchTextContent(/Are you sure you want to leave and discard your changes\?/)
  expect(
    question
      .getByRole('button')
      .elements()
      .map((each) => each.textContent)
      .toSorted(),
  ).toEqual(['Cancel', 'Discard'])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(field('Last Name')).toHaveValue('Whitfield-Hale')
  expect(server.callsOf(updateClientContact)).toEqual([])
})

test('CLIENT-23 the modal of a contact asks before changes are lost, and saves that contact', async () => {
  const colleague = sampleColleague(2)
  const server = clientOfFirm({ colleagues: [sampleColleague(1), colleague] })
  await renderApp(`${path}/contacts`)
  await button('Edit Theo Sandhu 2').click()
  await field('Last Name').fill('Hale')
  await page.getByRole('dialog', { name: 'Edit Contact' }).getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(field('Last Name')).toHaveValue('Hale')
  await save.click()
  await toasted('Client contact has been saved', 'Client contact updated successfully.')
  expect(server.callsOf(updateClientContact).map(({ body }) => body)).toEqual([{ ...colleague, last_name: 'Hale' }])
})

test('CLIENT-28 Discard closes the modal and saves nothing', async () => {
  const server = clientOfFirm({})
  await openOwner()
  await field('First Name').fill('Gracie')
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await shows('Grace Whitfield')
  expect(server.callsOf(updateClientContact)).toEqual([])
})

test('CLIENT-30 Cancel without changes closes the modal without a question, and the focus returns', async () => {
  clientOfFirm({})
  await openOwner()
  await cancel.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(question.query()).toBeNull()
  await expect.element(button('Edit Owner')).toHaveFocus()
})

test('leaving the page with changes in the modal asks as well', async () => {
  clientOfFirm({})
  const { router, path: shown } = await renderApp(path)
  await button('Edit Owner').click()
  await field('First Name').fill('Gracie')
  void router.navigate('/clients')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(shown).toBe('/clients')
})

test('ERR-28 DEC-73 a save sends the whole contact with the version opened, and confirms', async () => {
  const server = clientOfFirm({})
  await openOwner()
  await field('Last Name').fill('Whitfield-Hale')
  await field('Phone Number 2').fill('+1 902 555 0199')
  await save.click()
  await toasted('Client contact has been saved', 'Client contact updated successfully.')
  await expect.element(dialog).not.toBeInTheDocument()
  await shows('Grace Whitfield-Hale')
  const [call] = server.callsOf(updateClientContact)
  expect(call?.url.pathname).toBe(`/partner_services/partners/client_contacts/${sampleContact().uuid}/`)
  expect(call?.body).toEqual({
    ...sampleContact(),
    last_name: 'Whitfield-Hale',
    contact_mobile: '+1 902 555 0199',
  })
  expect(server.ifMatch(updateClientContact)).toEqual(['"1"'])
})

test('ERR-29 a failed save shows an error in a toast and in the modal, and keeps what was typed', async () => {
  const server = clientOfFirm({})
  server.refuse(updateClientContact, 500)
  await openOwner()
  await field('Last Name').fill('Hale')
  await save.click()
  await toasted('Contact cannot be updated', 'Failed to update the contact.')
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/Contact cannot be updated\s*Failed to update the contact\.$/)
  await expect.element(field('Last Name')).toHaveValue('Hale')
})

test('ERR-29 a save without a response says that the connection may be at fault and nothing is lost', async () => {
  const server = clientOfFirm({})
  server.fail(updateClientContact)
  await openOwner()
  await field('Last Name').fill('Hale')
  await save.click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/the contact\. Nothing you typed is lost\. Check your connection and save again\.$/)
  await expect.element(field('Last Name')).toHaveValue('Hale')
})

test('DEC-73 ERR-29 a contact changed by someone else is not overwritten; reloading it keeps what was typed', async () => {
  const server = clientOfFirm({})
  await openOwner()
  await field('Last Name').fill('Hale')
  server.changesElsewhere({ first_name: 'Gracia', contact_phone: '902 555 0777' })
  server.refuse(updateClientContact, 409, { code: 'stale', detail: 'Changed meanwhile' })
  await save.click()
  await toasted('Contact cannot be updated', 'Failed to update the contact.')
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/Someone else changed it in the meantime\. Nothing you typed is lost\./)
  server.answer(updateClientContact, ({ body }) => body as never)
  await button('Load the latest version').click()
  await expect.element(field('First Name')).toHaveValue('Gracia')
  await expect.element(field('Phone Number 1')).toHaveValue('902 555 0777')
  await expect.element(field('Last Name')).toHaveValue('Hale')
  await save.click()
  await toasted('Client contact has been saved', 'Client contact updated successfully.')
  await shows('Gracia Hale')
  expect(server.ifMatch(updateClientContact)).toEqual(['"1"', '"2"'])
})

test('saving a contact invalidates the lists', async () => {
  const server = clientOfFirm({})
  const { router } = await renderApp('/clients')
  await expect.poll(() => server.callsOf(listBusinessClients).length).toBe(1)
  await router.navigate(path)
  await button('Edit Owner').click()
  await field('Last Name').fill('Hale')
  await save.click()
  await toasted('Client contact has been saved', 'Client contact updated successfully.')
  await router.navigate('/clients')
  await expect.poll(() => server.callsOf(listBusinessClients).length).toBe(2)
})
