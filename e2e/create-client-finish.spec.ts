import { pathOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { registerClient } from '@partner-hub/contracts/clients/client-registration.ts'
import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { expectInList } from './listed-clients.ts'
import { choose, list, select } from './pages/choices.ts'
import { clientPays, fillBusiness, fillClient, fillOwner, madeHeading, openWizard } from './pages/client-wizard.ts'
import { logIn, submitLogIn } from './pages/sign-in.ts'
import { field, finish, next, pick, step } from './pages/wizard.ts'
import { endElsewhere } from './signing-in.ts'
import { logInOf, stack, stateOf } from './stack.ts'
import { widths } from './widths.ts'

test.use({ storageState: stateOf('creating') })

const registration = `**${pathOf(registerClient.path, { organizationUuid: '*' })}?*`

for (const [width, height] of widths)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } })

    test(`CREATE-24 CREATE-25 at ${width} px a double click on Finish creates one client, and the page is blocked in between`, async ({
      page,
    }) => {
      const name = `Oystercatcher Oils ${width}`
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
      await expect(madeHeading(page)).toBeVisible()
      expect(sent).toBe(1)
      await expectInList(page, name, 1)
    })

    test(`ERR-25 at ${width} px after a lost response the form keeps its values, and the next Finish finds the one client`, async ({
      page,
      watch,
    }) => {
      watch.allow(/ERR_CONNECTION_RESET/, /business_client_register/)
      const name = `Redshank Rentals ${width}`
      await fillClient(page, name)
      await page.route(
        registration,
        async (route) => {
          // The server creates the client, but its response never arrives.
          const { pathname, search } = new URL(route.request().url())
          const answer = await route.fetch({ url: new URL(pathname + search, stack().hubInternalUrl).href })
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
      await expect(madeHeading(page)).toBeVisible()
      await expectInList(page, name, 1)
    })
  })

test.describe('when the session ends', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  const endAndReturn = async (page: Page, browser: Browser, provoke: () => Promise<unknown>) => {
    await endElsewhere(page, browser)
    await provoke()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await submitLogIn(page, logInOf('creating'))
    // The interrupted visit continues at the same step, without a question about the draft.
    await page.waitForURL('**/create-client')
  }

  test('U1 at each step of the wizard, nothing typed is lost and one client is created', async ({
    page,
    browser,
    watch,
  }) => {
    watch.allow(/401/, /./)
    const name = 'Wagtail Weaving'
    await logIn(page, logInOf('creating'))
    await openWizard(page)
    await fillBusiness(page, name)
    await pick(page, /Different or customized/)
    await endAndReturn(page, browser, () => page.reload())
    await expect(step(page, 'Tell Us About Your Business')).toBeVisible()
    await expect(field(page, 'Business name')).toHaveValue(name)
    await expect(list(page, 'Industry')).toHaveValue('Construction And Trades')
    await expect(list(page, 'Country')).toHaveValue('Canada')
    await expect(list(page, 'Currency')).toHaveValue(/^CAD/)
    await expect(select(page, /Estimated yearly revenue/)).toContainText('30k - 100k')
    await expect(page.getByRole('radio', { name: /full-time focus for over a year/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /Different or customized/ })).toBeChecked()
    await expect(select(page, /How long does a service take/)).toContainText('Less than a week')
    await next(page).click()
    await fillOwner(page)
    await page.getByRole('textbox', { name: /^Email/ }).fill('ruth@wagtail.example')
    await endAndReturn(page, browser, () => page.reload())
    await expect(step(page, "Owner's Info")).toBeVisible()
    await expect(field(page, 'First name')).toHaveValue('Ruth')
    await expect(field(page, 'Last name')).toHaveValue('Marlowe')
    await expect(field(page, 'Phone number')).toHaveValue('902 555 0123')
    await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue('ruth@wagtail.example')
    await next(page).click()
    await clientPays(page)
    await choose(page, /Select the Billing Currency/, 'EUR — Euro')
    await endAndReturn(page, browser, () => finish(page).click())
    await expect(step(page, 'Billing Info')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^The Client/ })).toBeChecked()
    await expect(select(page, /Select the Billing Currency/)).toContainText('EUR — Euro')
    await finish(page).click()
    await expect(madeHeading(page)).toBeVisible()
    await expectInList(page, name, 1)
  })
})
