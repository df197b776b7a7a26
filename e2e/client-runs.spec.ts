import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { linkIn, mailsTo } from './inbox.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { stateOf, workerPid } from './stack.ts'

test.use({ storageState: stateOf('bulk') })
test.describe.configure({ mode: 'serial' })

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected clients' })
const news = (page: Page) => page.getByRole('region', { name: 'Several clients at once' })

test('everything that a filter matches is exported to a file', async ({ page }) => {
  await page.goto('/clients?view=active')
  await expect(page.getByText('1–25 of 25', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await expect(bar(page)).toContainText('25 selected')
  await bar(page).getByRole('button', { name: 'Export CSV' }).click()
  await expect(news(page)).toContainText('25 clients exported')
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await news(page).getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(26)
  expect(lines[0]).toContain('Business Name')
  expect(lines.slice(1).every((line) => line.includes('Active') && line.includes('Ruth Marlowe'))).toBe(true)
  await news(page).getByRole('button', { name: 'Close this result' }).click()
  await expect(news(page)).toHaveCount(0)
})

test('twelve owners, invited before or not, get one mail each; again within the hour they are skipped', async ({
  page,
}) => {
  await page.goto('/clients?view=trials')
  await expect(page.getByText('1–25 of 300', { exact: true })).toBeVisible()
  const owners = (await page.getByText(/^owner@/).allTextContents()).slice(0, 12)
  expect(new Set(owners).size).toBe(12)
  const mails = () => Promise.all(owners.map(mailsTo))
  // The catcher keeps what earlier journeys sent; every mail has a link of its own.
  const earlier = new Set((await mails()).flat().map(({ text }) => text))
  const arrived = async () => (await mails()).map((each) => each.filter(({ text }) => !earlier.has(text)).length)
  const oneEach = Array(12).fill(1)

  const invite = async () => {
    for (let index = 0; index < 12; index++)
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .nth(index)
        .click({ force: true })
    await expect(bar(page)).toContainText('12 selected')
    await bar(page).getByRole('button', { name: 'Invite Owners' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Invite 12 owners?' })
    await expect(dialog).toContainText('Each owner gets an e-mail with a new link. Links sent before stop working.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Invite 12 owners' }).click()
  }
  const result = async (ended: string) => {
    await expect(news(page)).toContainText(ended)
    await news(page).getByRole('button', { name: 'Details' }).first().click()
    const panel = page.getByRole('dialog', { name: 'Invite Owners' })
    await expect(panel).toContainText('12 of 12 done')
    return panel
  }
  await invite()
  const panel = await result('12 invitations sent')
  await expect(panel.getByRole('listitem')).toHaveText(Array(12).fill(/Sent$/))
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(arrived).toEqual(oneEach)
  const mail = (await mailsTo(owners[0] ?? '')).at(-1)
  expect(mail?.subject).toBe('Wren Partners invites you to Northwind Books')
  expect(linkIn(mail as NonNullable<typeof mail>)).toContain('/accept#')
  await news(page).getByRole('button', { name: 'Close this result' }).first().click()

  await invite()
  const again = await result('0 invitations sent, 12 skipped')
  await expect(again.getByRole('listitem')).toHaveText(Array(12).fill(/SkippedIt was sent less than an hour ago\.$/))
  await expect(again.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /^\/clients\//)
  await again.getByRole('button', { name: 'Close' }).last().click()
  expect(await arrived()).toEqual(oneEach)
})

test('300 clients are archived exactly, though the worker is killed half-way and the page left', async ({ page }) => {
  // A new worker has to start, and takes over what the dead one held after its time is up.
  test.setTimeout(120_000)
  await page.goto('/clients')
  await expect(page.getByText('1–25 of 325', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Free Trials/ }).click()
  await expect(page.getByText('1–25 of 300', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await bar(page).getByRole('button', { name: 'Select all 300' }).click()
  await expect(bar(page)).toContainText('300 selected')
  await expectAccessible(page)
  await bar(page).getByRole('button', { name: 'Archive' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Archive 300 clients?' })
  await expect(dialog).toContainText('You can restore them at any time.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Archive 300 clients' }).click()

  const progress = news(page).getByText(/^Archiving: [1-9]\d* of 300 clients$/)
  await progress.waitFor()
  const worker = workerPid()
  process.kill(worker, 'SIGKILL')
  // What the server knows while nobody works on it: some are archived, some are not.
  await page.reload()
  await expect(news(page)).toContainText(/Archiving: (?!300)[1-9]\d* of 300 clients/)
  await expect.poll(workerPid).not.toBe(worker)
  await page.goto('/create-client')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/clients')
  await expect(news(page)).toContainText('300 clients archived', { timeout: 40_000 })
  await news(page).getByRole('button', { name: 'Details' }).first().click()
  const panel = page.getByRole('dialog', { name: 'Archive' })
  await expect(panel).toContainText('300 of 300 done')
  await expect(panel.getByRole('button', { name: 'Needs you 0' })).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Close' }).last().click()
  const tabs = page.getByRole('navigation', { name: 'Views' }).getByRole('link')
  await expect(tabs).toHaveText(['All 25', 'Active 25', 'Free Trials 0', 'Archived 300'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('several clients are chosen and restored', async ({ page }) => {
    await page.goto('/clients?view=archived')
    for (const index of [0, 1])
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .nth(index)
        .click({ force: true })
    await expect(bar(page)).toContainText('2 selected')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
    await bar(page).getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore 2 clients' }).click()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('2 clients restored.')
    await expectAccessible(page)
  })
})
