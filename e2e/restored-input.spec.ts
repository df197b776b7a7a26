import { expect, expectAccessible, test } from './journey.ts'
import { openClient, toast } from './pages/client-page.ts'
import { logIn, submitLogIn } from './pages/sign-in.ts'
import { endElsewhere } from './signing-in.ts'
import { logInOf } from './stack.ts'

test('DEC-94 a text whose save was interrupted by the end of the session is offered again after the log-in', async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(/401/, /./)
  const text = 'Wants the quarterly figures by email.'
  await logIn(page, logInOf('changing'))
  await openClient(page, 'Curlew Cycles')
  const address = page.url()
  await page.getByRole('button', { name: 'Edit notes' }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill(text)
  await endElsewhere(page, browser)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await submitLogIn(page, logInOf('changing'))
  await expect(page).toHaveURL(address)
  await expect(page.getByText('We kept what you typed')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(text)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page)).toContainText('Notes updated successfully.')
  await page.reload()
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText('We kept what you typed')).toHaveCount(0)
})
