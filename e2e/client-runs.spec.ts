import { readFile } from 'node:fs/promises'
import { linkIn, mailsTo } from './inbox.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { rowBoxes } from './pages/client-list.ts'
import { bar, news } from './pages/several-clients.ts'
import { stateOf } from './stack.ts'

test.use({ storageState: stateOf('bulk') })
test.describe.configure({ mode: 'serial' })

test('all clients that match a filter are exported to a file', async ({ page }) => {
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
  // The notice goes away after the download.
  await expect(news(page)).toHaveCount(0)
})

test('twelve owners, invited before or not, get one mail each; a repeat within the hour skips them', async ({
  page,
}) => {
  await page.goto('/clients?view=trials')
  await expect(page.getByText('1–25 of 300', { exact: true })).toBeVisible()
  const owners = (await page.getByText(/^owner@/).allTextContents()).slice(0, 12)
  expect(new Set(owners).size).toBe(12)
  const mails = () => Promise.all(owners.map(mailsTo))
  // The catcher still has mails of earlier journeys; each mail's link is unique, so texts tell them apart.
  const earlier = new Set((await mails()).flat().map(({ text }) => text))
  const arrived = async () => (await mails()).map((each) => each.filter(({ text }) => !earlier.has(text)).length)
  const oneEach = Array(12).fill(1)

  const choose = async (count: number) => {
    for (let index = 0; index < count; index++) await rowBoxes(page).nth(index).click()
    await expect(bar(page)).toContainText(`${count} selected`)
  }
  const invite = async (whom: string, says: string) => {
    await bar(page).getByRole('button', { name: 'Invite Owners' }).click()
    const dialog = page.getByRole('alertdialog', { name: `Invite ${whom}?` })
    await expect(dialog).toContainText(says)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: `Invite ${whom}` }).click()
  }
  const result = async (ended: string, count: number) => {
    await expect(news(page)).toContainText(ended)
    await news(page).getByRole('button', { name: 'Details' }).first().click()
    const panel = page.getByRole('dialog', { name: 'Invite Owners' })
    await expect(panel).toContainText(`${count} of ${count} done`)
    return panel
  }
  await choose(12)
  await invite(
    '12 owners',
    'Each owner gets an email with a new link, even after declining. Earlier links stop working.',
  )
  const panel = await result('12 invitations sent', 12)
  await expect(panel.getByRole('listitem')).toHaveText(Array(12).fill(/Sent$/))
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(arrived).toEqual(oneEach)
  const mail = (await mailsTo(owners[0] ?? '')).at(-1)
  expect(mail?.subject).toBe('Wren Partners invites you to Northwind Books')
  expect(linkIn(mail as NonNullable<typeof mail>)).toContain('/accept#')
  await news(page).getByRole('button', { name: 'Close this result' }).first().click()

  await choose(12)
  // None of them can be invited again yet.
  await expect(bar(page).getByRole('button', { name: 'Invite Owners' })).toHaveCount(0)
  await rowBoxes(page).nth(12).click()
  await invite('1 owner', '12 clients of your selection are skipped')
  const again = await result('1 invitation sent, 12 skipped', 13)
  await again.getByRole('button', { name: 'Skipped 12' }).click()
  await expect(again.getByRole('listitem')).toHaveText(Array(12).fill(/SkippedIt was sent less than an hour ago\.$/))
  await expect(again.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /^\/clients\//)
  await again.getByRole('button', { name: 'Close' }).last().click()
  expect(await arrived()).toEqual(oneEach)
})
