import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { heading, openClient } from './pages/client-page.ts'
import { stateOf } from './stack.ts'
import { widths } from './widths.ts'

test.use({ storageState: stateOf('changing') })

for (const [width, height] of widths)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } })

    for (const [client, says] of [
      ['Avocet Analytics', ['0 of 3 complete', 'Set up account and invite owner', '12 days left']],
      ['Bittern Brewing', ['1 of 3 complete', 'Owner accepts invite', '12 days left']],
      ['Curlew Cycles', ['2 of 3 complete', 'Owner selects plan', '1 day left']],
      ['Egret Electric', ["Your client's trial has expired", 'Remind the owner to select a plan', 'Contact Support']],
      ['Gannet Garage', ['Ready, set, collaborate!']],
    ] as const)
      test(`at ${width} px the onboarding panel of ${client} shows ${says[0]}`, async ({ page }) => {
        await openClient(page, client)
        for (const text of says) await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        await expectAccessible(page)
      })
  })

/** Checks the same page at a phone's width, for a state that each client reaches only once. */
const expectOnPhone = async (page: Page, shown: Locator) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(shown).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('ONB-20 a finished checklist is gone after leaving its page', async ({ page }) => {
  await openClient(page, 'Dunlin Dental')
  const complete = page.getByText('3 of 3 complete')
  await expect(complete).toBeVisible()
  await expectAccessible(page)
  await expectOnPhone(page, complete)
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('link', { name: 'Clients', exact: true }).first().click()
  expect((await saved).status()).toBe(200)
  await openClient(page, 'Dunlin Dental')
  await expect(complete).toHaveCount(0)
})

test('ONB-16 a firm that pays sees that the client is all set, until it closes the notice', async ({ page }) => {
  await openClient(page, 'Fulmar Florist')
  const allSet = page.getByText('Nice work! Your client is all set to go!')
  await expect(allSet).toBeVisible()
  await expectAccessible(page)
  await expectOnPhone(page, allSet)
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Close the onboarding' }).click()
  await expect(allSet).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await saved
  await page.reload()
  await expect(heading(page)).toHaveText('Fulmar Florist')
  await expect(page.getByRole('heading', { name: 'Owner' })).toBeVisible()
  await expect(allSet).toHaveCount(0)
})

test('ONB-18 a firm-paid client without a plan has no panel', async ({ page }) => {
  await openClient(page, 'Harrier Heating')
  await expect(page.getByRole('heading', { name: 'Onboarding' })).toHaveCount(0)
  await expect(page.getByText('Ready, set, collaborate!')).toHaveCount(0)
})
