import { registerClient } from '@partner-hub/contracts/client-registration.ts'
import { pathOf } from '@partner-hub/contracts/endpoint.ts'
import type { Page } from '@playwright/test'
import { choose, list, select } from './choices.ts'
import {
  expectInList,
  field,
  fillBusiness,
  fillClient,
  fillOwner,
  madeHeading,
  openWizard,
  pick,
  step,
} from './client-wizard.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { logIn, submitLogIn } from './signing-in.ts'
import { people, stack, stateOf } from './stack.ts'
import { finish, next } from './wizard.ts'

test.use({ storageState: stateOf('creating') })

const registration = `**${pathOf(registerClient.path, { organizationUuid: '*' })}`

test('CREATE-24 CREATE-25 a double click on Finish makes one client, and the page is blocked meanwhile', async ({
  page,
}) => {
  const name = 'Oystercatcher Oils'
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(registration, async (route) => {
    await held
    await route.continue()
  })
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('business_client_register')) sent += 1
  })
  await fillClient(page, name)
  await finish(page).dblclick()
  await expect(page.getByText("Getting Your Client's Account Ready...")).toBeVisible()
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.elementFromPoint(300, 300)?.closest('form'))).toBeNull()
  await expectAccessible(page)
  answer()
  await expect(page.getByRole('heading', { name: madeHeading })).toBeVisible()
  expect(sent).toBe(1)
  await expectInList(page, name, 1)
})

test('ERR-25 a reply that is lost leaves everything typed, and the next Finish finds the one client', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_CONNECTION_RESET/, /business_client_register/)
  const name = 'Redshank Rentals'
  await fillClient(page, name)
  await page.route(
    registration,
    async (route) => {
      // The server has it and answers; the answer never arrives.
      const { pathname } = new URL(route.request().url())
      const answer = await route.fetch({ url: new URL(pathname, stack().hubInternalUrl).href })
      expect(answer.status()).toBe(200)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await finish(page).click()
  const banner = page.getByRole('main').getByRole('alert')
  await expect(banner).toContainText('Client has not been created.')
  await expect(banner).toContainText('Unsuccessful client registration.')
  await expectAccessible(page)
  await finish(page).click()
  await expect(page.getByRole('heading', { name: madeHeading })).toBeVisible()
  await expectInList(page, name, 1)
})

test.describe('when the session ends', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  const endAndReturn = async (page: Page, provoke: () => Promise<unknown>) => {
    await page.context().clearCookies()
    await provoke()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await submitLogIn(page, { email: people.creating, password: stack().password })
    await page.waitForURL('**/clients')
    await page.getByRole('link', { name: 'Create Client' }).first().click()
  }

  test('at each step of the wizard, nothing typed is lost and one client is created', async ({ page, watch }) => {
    watch.allow(/401/, /./)
    const name = 'Wagtail Weaving'
    await logIn(page, { email: people.creating })
    await openWizard(page)
    await fillBusiness(page, name)
    await endAndReturn(page, () => page.reload())
    await expect(step(page, 'Tell Us About Your Business')).toBeVisible()
    await expect(field(page, 'Business name')).toHaveValue(name)
    await expect(list(page, 'Industry')).toHaveValue('Construction And Trades')
    await expect(select(page, /Estimated yearly revenue/)).toContainText('30k - 100k')
    await next(page).click()
    await fillOwner(page)
    // A call of this step finds the session gone: whether the client exists already.
    await endAndReturn(page, () => field(page, 'Phone number').fill('902 555 0124'))
    await expect(step(page, "Owner's Info")).toBeVisible()
    await expect(field(page, 'First name')).toHaveValue('Ruth')
    await expect(field(page, 'Phone number')).toHaveValue('902 555 0124')
    await next(page).click()
    await pick(page, /^The Client/)
    await choose(page, /Select the Billing Currency/, 'EUR — Euro')
    await endAndReturn(page, () => finish(page).click())
    await expect(step(page, 'Billing Info')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^The Client/ })).toBeChecked()
    await expect(select(page, /Select the Billing Currency/)).toContainText('EUR — Euro')
    await finish(page).click()
    await expect(page.getByRole('heading', { name: madeHeading })).toBeVisible()
    await expectInList(page, name, 1)
  })
})
