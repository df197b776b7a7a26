import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import {
  button,
  choice,
  field,
  heading,
  KEY,
  keptDraft,
  newClient,
  open,
  openBillingStep,
  openOwnerStep,
  radio,
  search,
  withFirm,
} from '../../../testing/client-wizard.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/sample-records.ts'
import { beginSignIn, registerClient } from '../../api/contract.ts'

const question = page.getByRole('alertdialog', { name: 'Discard Changes' })

test('CREATE-04 DEC-27 Close asks once something was typed; Discard resets the wizard and goes to /clients', async () => {
  withFirm()
  const app = await openOwnerStep()
  await field('First name').fill('Ruth')
  await button('Close').click()
  await expect.element(question.getByText('Are you sure you want to leave and discard your changes?')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(field('First name')).toHaveValue('Ruth')
  await button('Close').click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => app.path()).toBe('/clients')
  expect(keptDraft()).toBeNull()
  await cleanup()
  await open()
  await expect.element(field('Business name')).toHaveValue('')
})

test('CREATE-04 DEC-27 Close with nothing typed goes to /clients without a question', async () => {
  withFirm()
  const app = await open()
  await button('Close').click()
  await expect.poll(() => app.path()).toBe('/clients')
})

test('CREATE-04 DEC-27 one word in an empty wizard is enough for Close to ask; without it Close does not', async () => {
  withFirm()
  const app = await open()
  await field('Business name').fill('Marlowe')
  await button('Close').click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await field('Business name').fill('')
  await button('Close').click()
  await expect.poll(() => app.path()).toBe('/clients')
})

test('CREATE-05 Cancel on step 1 resets the wizard and leaves it', async () => {
  withFirm()
  const app = await open()
  await field('Business name').fill('Marlowe')
  await button('Cancel').click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => app.path()).toBe('/clients')
  expect(keptDraft()).toBeNull()
})

test('DEC-27 what is typed and the key survive a reload of the tab', async () => {
  withFirm()
  await open()
  await field('Business name').fill('Marlowe')
  await search('Country', 'Canada')
  const { idempotencyKey } = keptDraft()
  expect(idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
  await cleanup()
  await open()
  await expect.element(field('Business name')).toHaveValue('Marlowe')
  await expect.element(choice('Currency')).toHaveValue('CAD — Canadian Dollar')
  await field('Business name').fill('Marlowe & Finch')
  expect(keptDraft()).toMatchObject({ idempotencyKey, answers: { client_name: 'Marlowe & Finch' } })
})

test('DEC-27 a draft belongs to one person and opens at the last step whose earlier answers are valid', async () => {
  withFirm()
  const draft = { email: 'tom@amberline.example', step: 2, answers: { client_name: 'Theirs' }, idempotencyKey: KEY }
  sessionStorage.setItem('create-client', JSON.stringify(draft))
  await open()
  await expect.element(field('Business name')).toHaveValue('')
  await cleanup()
  sessionStorage.setItem('create-client', JSON.stringify({ ...draft, email: sampleUser().email }))
  await open()
  await expect.element(field('Business name')).toHaveValue('Theirs')
})

test('a session that ends at Finish loses nothing: after the log-in the same key creates one client', async () => {
  const server = withFirm()
  server.refuse(registerClient, 401, { code: 'not_signed_in', detail: 'Sign in' })
  server.answer(beginSignIn, { authorize_url: 'https://id.example/oauth/authorize' })
  const { goTo } = await openBillingStep()
  await radio('The Client').click()
  await button('Finish').click()
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/oauth/authorize']])
  expect(page.getByText('Client has not been created.').query()).toBeNull()
  await cleanup()
  const { forgetSignInRedirect } = await import('../../app/session/sign-in-redirect.ts')
  forgetSignInRedirect()
  server.answer(registerClient, newClient())
  await renderApp('/create-client')
  await expect.element(heading('Billing Info')).toBeVisible()
  await expect.element(radio('The Client')).toBeChecked()
  await button('Finish').click()
  await expect.element(heading("Your Client's Account is Created!")).toBeVisible()
  const calls = server.callsOf(registerClient)
  expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual([KEY, KEY])
  expect(calls[1]?.body).toEqual(calls[0]?.body)
})
