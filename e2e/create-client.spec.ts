import type { Locator } from '@playwright/test'
import { expectMessage } from './field-message.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { expectInList } from './listed-clients.ts'
import { list, search, select } from './pages/choices.ts'
import { clientPays, fillBusiness, fillClient, fillOwner, madeHeading, openWizard } from './pages/client-wizard.ts'
import { field, finish, next, step } from './pages/wizard.ts'
import { stack, stateOf } from './stack.ts'
import { widths } from './widths.ts'

test.use({ storageState: stateOf('creating') })

for (const [width, height] of widths)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } })

    test(`VALID-04 VALID-08 VALID-10 VALID-11 VALID-12 at ${width} px step 1 shows an error at every invalid field`, async ({
      page,
    }) => {
      await openWizard(page)
      await expectAccessible(page)
      await next(page).click()
      await expect(page.getByText('7 fields need your attention')).toBeVisible()
      const name = field(page, 'Business name')
      await expect(name).toBeFocused()
      await expectMessage(name, "Enter your client's business name")
      await expectMessage(list(page, 'Industry'), "Select your client's industry")
      await expectMessage(list(page, 'Country'), "Select your client's country")
      await expectMessage(list(page, 'Currency'), 'Select a currency type')
      await expectMessage(field(page, 'Estimated yearly revenue'), "Enter your client's estimated yearly revenue")
      await expect(page.getByText('Select an option', { exact: true })).toHaveCount(2)
      await name.fill('   ')
      await expectMessage(name, "Your client's business name must be at least 1 character long")
      await name.fill('n'.repeat(251))
      await expectMessage(name, "Your client's business name can't be longer than 250 characters")
      await search(page, 'Country', 'Canada')
      await expect(list(page, 'Currency')).toHaveValue('CAD — Canadian Dollar')
      await expectMessage(select(page, /Estimated yearly revenue/), "Select your client's estimated yearly revenue")
      await expectAccessible(page)
    })

    test(`VALID-16 VALID-17 VALID-21 VALID-23 VALID-24 at ${width} px steps 2 and 3 show errors at their fields, and a reload keeps what was typed`, async ({
      page,
    }) => {
      await openWizard(page)
      await fillBusiness(page, 'Merlin Mowers')
      await next(page).click()
      await expect(step(page, "Owner's Info")).toBeFocused()
      await next(page).click()
      const [first, last, phone] = ['First name', 'Last name', 'Phone number'].map((name) => field(page, name)) as [
        Locator,
        Locator,
        Locator,
      ]
      const email = page.getByLabel(/^Email/)
      await expectMessage(first, "Enter client's first name")
      await expectMessage(last, "Enter client's last name")
      await expectMessage(phone, 'Enter a valid phone number')
      await first.fill(' ')
      await expectMessage(first, "The client's first name must be at least 1 character long")
      await last.fill('n'.repeat(101))
      await expectMessage(last, "The client's last name can't be longer than 100 characters")
      await phone.fill('call me')
      await expectMessage(phone, 'Enter a valid phone number, e.g. 1234567890')
      await email.fill('ruth@')
      await email.blur()
      await expectMessage(email, 'Enter a valid email')
      await expectAccessible(page)
      await email.fill('ruth@merlin.example')
      await fillOwner(page)
      await page.reload()
      await expect(step(page, "Owner's Info")).toBeVisible()
      await expect(first).toHaveValue('Ruth')
      await expect(email).toHaveValue('ruth@merlin.example')
      await next(page).click()
      await expect(step(page, 'Billing Info')).toBeFocused()
      await finish(page).click()
      const currency = select(page, /Select the Billing Currency/)
      await expect(currency).toBeFocused()
      await expectMessage(currency, "Select the currency for this client's plan billing")
      await expectAccessible(page)
    })

    test(`CREATE-26 CREATE-27 CREATE-29 CREATE-32 CREATE-35 at ${width} px a firm-paid client is created`, async ({
      page,
      context,
    }) => {
      const name = `Kingfisher Stone ${width}`
      await fillClient(page, name)
      await expect(page.getByRole('radio', { name: /My Firm/ })).toBeChecked()
      await finish(page).click()
      await expect(madeHeading(page)).toBeFocused()
      await page.reload()
      await expect(madeHeading(page)).toBeFocused()
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(`On ${name}'s account, you'll be able to`)
      await expect(page.getByRole('link', { name: 'Do it later' })).toBeVisible()
      await expectAccessible(page)
      const opened = context.waitForEvent('page')
      await page.getByRole('button', { name: 'Choose a Plan' }).click()
      const books = await opened
      await expect(books.getByRole('heading', { level: 1 })).toHaveText('Plan')
      await expect(books.getByRole('link', { name: 'Select Plan in Partner Hub' })).toHaveAttribute(
        'href',
        /\/clients\/[\da-f-]{36}\/billing\/plan$/,
      )
      expect(books.url()).toContain(stack().books.BOOKS_URL)
      await expect(books.getByRole('complementary', { name: 'Your visit' })).toContainText(`You are in ${name} as`)
      await books.getByRole('link', { name: 'Team' }).click()
      await expect(books.getByRole('row').filter({ hasText: 'Ruth Marlowe' })).toContainText('Owner')
      await books.close()
      await expect(page).toHaveURL('/clients')
      const row = await expectInList(page, name, 1)
      for (const text of ['Ruth Marlowe', 'Not invited', 'No Plan', 'Billed to Firm'])
        await expect(row).toContainText(text)
    })

    test(`CREATE-22 CREATE-31 CREATE-32 CREATE-33 at ${width} px a client-paid client starts its trial`, async ({
      page,
      context,
    }) => {
      const name = `Sandpiper Salon ${width}`
      await fillClient(page, name)
      await clientPays(page)
      await expect(
        page.getByText('Your Client will have 30 days to try the product for free before they must purchase a plan'),
      ).toBeVisible()
      await expect(page.getByText(/^The trial would end on /)).toBeVisible()
      await finish(page).click()
      await expect(madeHeading(page)).toBeFocused()
      await expect(page.getByRole('link', { name: 'Do it later' })).toHaveCount(0)
      await expectAccessible(page)
      const opened = context.waitForEvent('page')
      await page.getByRole('button', { name: 'Get Started' }).click()
      await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page).toHaveURL('/clients')
      const row = await expectInList(page, name, 1)
      for (const text of ['Not invited', 'Free Trial - 30 days left', 'Billed to Client'])
        await expect(row).toContainText(text)
    })
  })

test('CREATE-13 CREATE-14 CREATE-15 CREATE-16 VALID-13 the revenue question follows the currency', async ({ page }) => {
  await openWizard(page)
  await fillBusiness(page, 'Turnstone Tours')
  await expect(select(page, /Estimated yearly revenue/)).toContainText('30k - 100k')
  await search(page, 'Country', 'Japan')
  await expect(list(page, 'Currency')).toHaveValue('JPY — Japanese Yen')
  await expect(field(page, 'Estimated yearly revenue')).toHaveValue('')
  await next(page).click()
  await expectMessage(field(page, 'Estimated yearly revenue'), "Enter your client's estimated yearly revenue")
  await field(page, 'Estimated yearly revenue').fill('About 20 million')
  await next(page).click()
  await expectMessage(field(page, 'Estimated yearly revenue'), 'Enter an amount in digits, such as 250,000')
  await field(page, 'Estimated yearly revenue').fill('20,000,000')
  await next(page).click()
  await expect(step(page, "Owner's Info")).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(field(page, 'Estimated yearly revenue')).toHaveValue('20,000,000')
})

test('a possible duplicate of an existing client gives a warning and is never refused', async ({ page }) => {
  await openWizard(page)
  await field(page, 'Business name').fill('Marlowe & Finch Stonework')
  // The warning moves what is below it.
  await expect(page.getByText('You already have a client with this name:')).toBeVisible()
  await fillBusiness(page, 'Marlowe & Finch Stonework')
  await expect(page.getByRole('link', { name: /Marlowe & Finch Stonework/ })).toHaveAttribute('target', '_blank')
  await expectAccessible(page)
  await next(page).click()
  await field(page, 'Phone number').fill('902 555 0177')
  await expect(page.getByText('You already have a client with this phone number:')).toBeVisible()
  await expectAccessible(page)
})

test('CREATE-05 leaving asks first, then keeps or discards what was typed', async ({ page }) => {
  await page.goto('/clients')
  await page.getByRole('link', { name: 'Create Client' }).first().click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/clients')
  await openWizard(page)
  await field(page, 'Business name').fill('Whimbrel Works')
  await page.getByRole('button', { name: 'Close' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard Changes' })
  await expect(question).toContainText('Are you sure you want to leave and discard your changes?')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(field(page, 'Business name')).toHaveValue('Whimbrel Works')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL('/clients')
  await openWizard(page)
  await expect(field(page, 'Business name')).toHaveValue('')
})
