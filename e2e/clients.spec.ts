import { pathOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { updateOrganization } from '@partner-hub/contracts/people/identity.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { openList } from './pages/client-list.ts'
import { stateOf } from './stack.ts'

const list = '**/partner_services/partners/*/business_clients/**'

test.describe('a firm with twelve clients', () => {
  test.use({ storageState: stateOf('twelve') })

  test('SHELL-03 SHELL-04 SHELL-05 SHELL-06 PERM-01 the shell names the firm, and the list shows its own clients in every state', async ({
    page,
  }) => {
    await page.goto('/clients')
    await expect(page.getByRole('banner')).toContainText('Alder & Finch LLP')
    const logo = page.getByRole('banner').locator('img')
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96)
    await expect(page.getByRole('banner').getByRole('link', { name: /^Help/ })).toHaveAttribute('href', /support/)
    const support = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Support \(/ })
    await expect(support).toHaveAttribute('target', '_blank')
    // The archived client is in another view.
    await expect(page.getByText('1–11 of 11')).toBeVisible()
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    for (const [name, ...texts] of [
      ['Amberline Roofing', 'Tom Okafor', 'Accepted', 'Active', 'Plus Monthly, 3 Team Member Seats', 'Billed to Firm'],
      ['Bluebird Bakery', 'Invite Sent', 'Free Trial - 12 days left', 'Billed to Client'],
      ['Cadence Physio', 'Not invited', 'No Plan'],
      ['Fjord & Fell Outfitters', 'Trial Expired'],
      ['Gilded Fern Florist', 'Declined'],
      ['Greyhound Courier Co.', 'No Access'],
      ['Pacific Kelp Cooperative', 'Free Trial - 1 day left'],
    ] as const)
      for (const text of texts) await expect(row(name)).toContainText(text)
    await expect(page.getByText('Quill')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('ERR-01 a list that fails to load shows the error in its place, and Try again loads it', async ({
    page,
    watch,
  }) => {
    watch.allow(/500/, /business_clients/)
    await page.route(list, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/clients')
    const content = page.getByRole('main').getByRole('alert')
    await expect(content).toContainText('Failed to load clients')
    await expect(content.getByRole('heading')).toHaveText('Error')
    await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute(list)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Amberline Roofing')).toBeVisible()
  })

  test('ERR-40 DEC-41 a panel whose closing cannot be saved comes back with an error', async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/, /organization/)
    await page.goto('/clients')
    await page.route(`**${pathOf(updateOrganization.path, { uuid: '*' })}`, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    )
    for (const [name, stays] of [
      ['Close the news', page.getByText('New! Your clients are now in the Partner Hub.')],
      ['Close the welcome guide video', page.getByRole('button', { name: /Play/ })],
    ] as const) {
      await page.getByRole('button', { name }).click()
      const alerts = page.getByRole('alert').filter({ hasText: 'Failed to persist action result' })
      await expect(alerts.first()).toContainText('Unable to persist closing action.')
      await expect(page.getByRole('main').getByRole('alert').first()).toContainText('Failed to persist action result')
      await expect(stays).toBeVisible()
    }
    await expectAccessible(page)
  })
})

test.describe('a firm with 5,000 clients', () => {
  test.use({ storageState: stateOf('fiveThousand') })

  test('LIST-18 a long list has pages, each with its own URL', async ({ page }) => {
    await page.goto('/clients')
    const rows = page.getByRole('table', { name: 'Clients of the firm' }).getByRole('row')
    const pages = page.getByRole('navigation', { name: /Pages/ })
    // The footer of the list stays in view, however long the list is.
    await expect(page.getByText(/^1–25 of 4,\d{3}$/)).toBeInViewport()
    await expect(rows).toHaveCount(26)
    const first = await rows.nth(1).textContent()
    await pages.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/clients?page=2')
    await expect(page.getByText(/^26–50 of 4,\d{3}$/)).toBeVisible()
    await expect(rows.nth(1)).not.toHaveText(first ?? '')
    await expectAccessible(page)
    await pages.getByRole('link').nth(-2).click()
    await expect(page.getByText(/^4,\d{3}–4,\d{3} of 4,\d{3}$/)).toBeVisible()
    await page.goBack()
    await expect(page.getByText(/^26–50 of/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^26–50 of/)).toBeVisible()
  })

  test('the shell, the list and its next page are reachable with the keyboard alone', async ({ page }) => {
    await openList(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    const reached: string[] = []
    const next = page.getByRole('link', { name: 'Next page' })
    for (
      let presses = 0;
      presses < 120 && !(await next.evaluate((link) => link === document.activeElement));
      presses++
    ) {
      await page.keyboard.press('Tab')
      reached.push(
        await page.evaluate(() => {
          const { activeElement } = document
          // The focus ring of a row's link is around the whole row, that of a text field around its box.
          const drawn = activeElement && [
            getComputedStyle(activeElement),
            getComputedStyle(activeElement, '::after'),
            ...(activeElement instanceof HTMLInputElement && activeElement.parentElement
              ? [getComputedStyle(activeElement.parentElement)]
              : []),
          ]
          const ring = drawn?.some((style) => style.outlineStyle !== 'none' || style.boxShadow !== 'none')
          return `${ring ? '' : 'without a ring: '}${activeElement?.textContent?.trim().slice(0, 40)}`
        }),
      )
    }
    expect(reached.filter((name) => name.startsWith('without a ring'))).toEqual([])
    expect(reached.join(' | ')).toMatch(/Partner Hub.*Help.*Clients.*Support.*Logout/)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^26–50 of/)).toBeVisible()
  })
})
