import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import {
  billing,
  business,
  button,
  field,
  heading,
  keepDraft,
  keptDraft,
  newClient,
  openAt,
  owner,
  withFirm,
} from '../../../testing/client-wizard.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { registerClient } from '../../api/contract.ts'

const question = page.getByRole('alertdialog', { name: 'Discard Changes' })
const [first, second, third] = ['Tell Us About Your Business', "Owner's Info", 'Billing Info'] as const
const shown = (title: string) => expect.element(heading(title)).toBeVisible()

/** Enters the wizard from the list, so that Back has a page to return to. */
const arrive = async () => {
  const app = await renderApp('/clients')
  await expect.element(heading('Clients')).toBeVisible()
  await app.router.navigate('/create-client')
  return app
}

test('DEC-90 the browser’s Back goes to the step before with its answers, and Forward to the next', async () => {
  withFirm()
  const { router } = await openAt(0, { ...business, ...owner, ...billing })
  await button('Next').click()
  await shown(second)
  await button('Next').click()
  await shown(third)
  await router.navigate(-1)
  await shown(second)
  await expect.element(field('First name')).toHaveValue('Ruth')
  await router.navigate(-1)
  await shown(first)
  await expect.element(heading(first)).toHaveFocus()
  expect(keptDraft()).toMatchObject({ step: 0 })
  await router.navigate(1)
  await shown(second)
})

test('DEC-90 Forward goes no further than the valid steps', async () => {
  withFirm()
  const { router } = await openAt(0, { ...business, ...owner, ...billing })
  await button('Next').click()
  await shown(second)
  await router.navigate(-1)
  await field('Business name').fill('')
  await router.navigate(1)
  await shown(first)
})

test('DEC-90 from the first step Back asks before it leaves with something typed', async () => {
  withFirm()
  const app = await arrive()
  await field('Business name').fill('Marlowe')
  await app.router.navigate(-1)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(field('Business name')).toHaveValue('Marlowe')
  expect(app.path()).toBe('/create-client')
  await app.router.navigate(-1)
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(app.path).toBe('/clients')
  expect(keptDraft()).toBeNull()
})

test('DEC-90 from the first step Back leaves without a question while nothing was typed', async () => {
  withFirm()
  const app = await arrive()
  await shown(first)
  await app.router.navigate(-1)
  await expect.poll(app.path).toBe('/clients')
})

test('DEC-90 a later visit offers the draft, and Continue restores all of it', async () => {
  withFirm()
  keepDraft(1, { ...business, ...owner })
  await arrive()
  await shown('You have an unfinished client')
  await button('Continue with Marlowe & Finch Stonework').click()
  await shown(second)
  await expect.element(field('First name')).toHaveValue('Ruth')
})

test('DEC-90 a later visit offers the draft, and Start over gives an empty form with a new key', async () => {
  withFirm()
  keepDraft(1, { ...business, ...owner })
  const { idempotencyKey } = keptDraft()
  await arrive()
  await button('Start over').click()
  await shown(first)
  await expect.element(field('Business name')).toHaveValue('')
  await field('Business name').fill('Another')
  expect(keptDraft().idempotencyKey).not.toBe(idempotencyKey)
})

test('after a success Create another starts empty, and Invite the owner leads to the invitation', async () => {
  const server = withFirm()
  const created = async () => {
    const app = await openAt(2, { ...business, ...owner, ...billing })
    await button('Finish').click()
    await shown("Your Client's Account is Created!")
    return app
  }
  await created()
  await button('Create another').click()
  await shown(first)
  await expect.element(field('Business name')).toHaveValue('')
  await cleanup()
  server.answer(registerClient, newClient({ billing_owner: 'CLIENT' }))
  await created()
  await expect
    .element(page.getByRole('link', { name: 'Invite the owner' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/invite-owner\//))
})
