import type { Page } from '@playwright/test'
import { holdTrial } from './held-client.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { rowBoxes, views } from './pages/client-list.ts'
import { notices } from './pages/client-page.ts'
import { people } from './pages/people.ts'
import { bar, news } from './pages/several-clients.ts'
import { stateOf, workerPid } from './stack.ts'
import { widths } from './widths.ts'

test.use({ storageState: stateOf('bulk') })
test.describe.configure({ mode: 'serial' })

const chooseOne = (page: Page, index: number) => rowBoxes(page).nth(index).click()

const chooseAll300 = async (page: Page) => {
  await chooseOne(page, 0)
  await bar(page).getByRole('button', { name: 'Select all 300' }).click()
  await expect(bar(page)).toContainText('300 selected')
  await expectAccessible(page)
}

const expectCounts = (page: Page, counts: readonly string[]) => expect(views(page)).toHaveText(counts)

for (const [width, height] of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test(`at ${width} px 300 clients are archived once each though the worker is killed half-way and the page left`, async ({
      page,
    }) => {
      // A new worker has to start, and takes over the dead one's tasks after they time out.
      test.setTimeout(120_000)
      await page.goto('/clients?view=trials')
      await expectCounts(page, ['All 325', 'Active 25', 'Free Trials 300', 'Archived 0'])
      await chooseAll300(page)
      await bar(page).getByRole('button', { name: 'Archive' }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Archive up to 300 clients?' })
      await expect(dialog).toContainText('You can restore them at any time.')
      await expectAccessible(page)
      const letGo = await holdTrial(people.bulk, 150)
      await dialog.getByRole('button', { name: 'Archive up to 300 clients' }).click()

      const progress = news(page).getByText(/^Archiving: [1-9]\d* of 300 clients$/)
      await progress.waitFor()
      const worker = workerPid()
      process.kill(worker, 'SIGKILL')
      // The server's progress while no worker runs: some are archived, some are not.
      await page.reload()
      await expect(news(page)).toContainText(/Archiving: (?!300)[1-9]\d* of 300 clients/)
      await letGo()
      await expect.poll(workerPid).not.toBe(worker)
      await page.goto('/create-client')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto('/clients')
      await expect(news(page)).toContainText('300 clients archived', { timeout: 40_000 })
      await news(page).getByRole('button', { name: 'Details' }).first().click()
      const panel = page.getByRole('dialog', { name: 'Archive' })
      await expect(panel).toContainText('300 of 300 done')
      await expect(panel.getByRole('button', { name: 'Unchanged 0' })).toBeVisible()
      await expectAccessible(page)
      await panel.getByRole('button', { name: 'Close' }).last().click()
      await expectCounts(page, ['All 25', 'Active 25', 'Free Trials 0', 'Archived 300'])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })

    test(`at ${width} px all 300 are restored at once`, async ({ page }) => {
      await page.goto('/clients?view=archived')
      await chooseAll300(page)
      await bar(page).getByRole('button', { name: 'Restore' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Restore 300 clients' }).click()
      await expect(news(page)).toContainText('300 clients restored', { timeout: 40_000 })
      await expectCounts(page, ['All 325', 'Active 25', 'Free Trials 300', 'Archived 0'])
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('several clients are chosen and archived', async ({ page }) => {
    await page.goto('/clients?view=trials')
    for (const index of [0, 1]) await chooseOne(page, index)
    await expect(bar(page)).toContainText('2 selected')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
    await bar(page).getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive 2 clients' }).click()
    await expect(notices(page)).toContainText('2 clients archived.')
    await expectAccessible(page)
  })
})
