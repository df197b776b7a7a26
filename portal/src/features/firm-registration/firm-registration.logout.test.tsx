import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { field, open, openFirmStep, withoutFirm } from '../../../testing/wizard.ts'
import { endSession } from '../../api/contract.ts'

const logout = page.getByRole('button', { name: 'Logout' })
const question = page.getByRole('alertdialog', { name: 'Discard Changes' })
const away = 'https://id.example/oauth/logout'

const signedIn = () => withoutFirm().answer(endSession, { sign_out_url: away })

test('Logout in the wizard asks before discarding what was typed; Cancel keeps all of it', async () => {
  signedIn()
  const app = await open()
  await field('First name').fill('Maya')
  await logout.click()
  await expect.element(question.getByText('Are you sure you want to leave and discard your changes?')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(field('First name')).toHaveValue('Maya')
  expect(sessionStorage.getItem('firm-registration')).toContain('Maya')
  expect(app.path()).toBe('/create-organization')
})

test('Discard removes the draft and logs out', async () => {
  signedIn()
  const app = await openFirmStep()
  await logout.click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => app.path()).toBe('/logout')
  expect(sessionStorage.getItem('firm-registration')).toBeNull()
  await expect.poll(() => app.goTo.mock.calls).toEqual([[away]])
})

test('Logout with nothing typed does not ask', async () => {
  signedIn()
  const app = await open()
  await logout.click()
  await expect.poll(() => app.path()).toBe('/logout')
  // Waits for the redirect: if the test ended first, it would leave the test page itself.
  await expect.poll(() => app.goTo.mock.calls).toEqual([[away]])
})
