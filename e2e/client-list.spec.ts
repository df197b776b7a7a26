import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { firstRows, openList, order, view, views } from './pages/client-list.ts'
import { stateOf } from './stack.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Clients of the firm' }).getByRole('row')

/** Makes the page record when a row with this text appears. */
const watchRows = (page: Page, text: string) =>
  page.evaluate((text) => {
    const watch = { since: performance.now(), painted: 0 }
    Object.assign(window, { rowsWatch: watch })
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('main')?.textContent?.includes(text)) return
      watch.painted = performance.now()
      observer.disconnect()
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, text)

/** The calls made from then until the rows appeared. */
const callsBeforePaint = (page: Page) =>
  page.evaluate(() => {
    const { since, painted } = (window as unknown as { rowsWatch: { since: number; painted: number } }).rowsWatch
    if (painted === 0) throw new Error('the rows never appeared')
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType, startTime }) => initiatorType === 'fetch' && startTime >= since && startTime < painted)
      .map(({ name }) => new URL(name).pathname.replace(/[0-9a-f-]{36}/, ':uuid'))
  })

test.describe('a firm with twelve clients', () => {
  test.use({ storageState: stateOf('twelve') })

  test('LIST-03 LIST-05 LIST-06 LIST-07 LIST-09 each view has its own count and URL', async ({ page }) => {
    await page.goto('/clients')
    await expect(views(page)).toHaveText(['All 11', 'Active 3', 'Free Trials 4', 'Archived 1'])
    for (const [name, address, clients] of [
      ['Active', 'active', ['Amberline Roofing', 'Atelier Noëlle Vautrin', 'Brackenridge & Daughters']],
      ['Free Trials', 'trials', ['Bluebird', 'Dune Studio', 'Gilded Fern', 'Pacific Kelp']],
      ['Archived', 'archived', ['Quill']],
    ] as const) {
      await view(page, name).click()
      await expect(page).toHaveURL(`/clients?view=${address}`)
      await expect(page.getByText(`1–${clients.length} of ${clients.length}`, { exact: true })).toBeVisible()
      await expect(rows(page).getByRole('link')).toHaveText(clients.map((part) => new RegExp(part)))
    }
    await expectAccessible(page)
    await page.goBack()
    await expect(page).toHaveURL('/clients?view=trials')
    await expect(page.getByText('Pacific Kelp Cooperative')).toBeVisible()
  })

  test('search, filters, sort and page size are part of the URL and survive a reload', async ({ page }) => {
    await page.goto('/clients')
    await page.getByRole('button', { name: 'Billing Type' }).click()
    await page.getByRole('dialog', { name: 'Billing Type' }).getByText('Billed to Client').click()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/clients?billing_owner=CLIENT')
    await order(page).click()
    await page.getByRole('link', { name: 'Trial ends soonest' }).click()
    await expect(page).toHaveURL('/clients?billing_owner=CLIENT&sort=trial_ends')
    await expect(rows(page).nth(1)).toContainText('Free Trial - 1 day left')
    await page.getByLabel('Rows per page').selectOption('10')
    await page.getByLabel('Search clients').fill('fern')
    await expect(page).toHaveURL('/clients?search=fern&billing_owner=CLIENT&sort=trial_ends&per_page=10')
    await expect(rows(page).getByRole('link')).toHaveText([/Gilded Fern Florist/])
    await expectAccessible(page)
    await page.reload()
    await expect(rows(page).getByRole('link')).toHaveText([/Gilded Fern Florist/])
    await expect(page.getByLabel('Search clients')).toHaveValue('fern')
    await expect(page.getByRole('button', { name: /^Billing Type/ })).toContainText('Billed to Client')
  })

  test('search finds owners, emails and phone digits', async ({ page }) => {
    await page.goto('/clients')
    const search = page.getByLabel('Search clients')
    for (const [query, count] of [
      ['popescu', 1],
      ['kenji@hana', 1],
      ['9025550100', 11],
    ] as const) {
      await search.fill(query)
      await expect(page.getByText(`1–${count} of ${count}`, { exact: true })).toBeVisible()
    }
  })

  test('a search without matches says so and offers to clear it', async ({ page }) => {
    await page.goto('/clients?search=quill&billing_owner=CLIENT')
    await expect(page.getByRole('heading', { name: 'No clients match' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Show 1 match in Archived' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect(page).toHaveURL('/clients')
    await expect(page.getByText('1–11 of 11', { exact: true })).toBeVisible()
  })

  test('the chosen columns survive a reload', async ({ page }) => {
    await page.goto('/clients')
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      'Business Name',
      'Owner',
      'Invitation Status',
      'Status',
      'Plan / Add-ons',
      'Billing Type',
      'Actions',
    ])
    await page.getByRole('button', { name: 'Columns' }).click()
    await expect(page.getByRole('checkbox', { name: 'Business Name', exact: true })).toBeDisabled()
    await page.getByRole('checkbox', { name: 'Plan / Add-ons' }).click()
    await page.keyboard.press('Escape')
    const planColumn = page.getByRole('columnheader', { name: 'Plan / Add-ons' })
    await expect(planColumn).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Amberline Roofing')).toBeVisible()
    await expect(planColumn).toHaveCount(0)
    await expectAccessible(page)
  })

  test('LIST-19 a row opens by click, by keyboard, and in a new tab by middle click', async ({ page, context }) => {
    await page.goto('/clients')
    const row = rows(page).filter({ hasText: 'Bluebird Bakery' })
    // Anywhere on the row, not only on its name.
    await row.click({ position: { x: 900, y: 20 } })
    await expect(page).toHaveURL(/\/clients\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bluebird Bakery')
    await page.goBack()
    const link = row.getByRole('link', { name: /Bluebird Bakery/ })
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bluebird Bakery')
    await page.goBack()
    const newTab = context.waitForEvent('page')
    await row.click({ button: 'middle', position: { x: 900, y: 20 } })
    const tab = await newTab
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Bluebird Bakery')
    await expect(page).toHaveURL('/clients')
  })

  test('navigating to the list inside the app makes exactly one call', async ({ page }) => {
    const list = ['/partner_services/partners/:uuid/business_clients/']
    await page.goto('/clients')
    const client = await page.getByRole('link', { name: 'Bluebird Bakery' }).getAttribute('href')
    await page.goto(client ?? '')
    await expect(page.getByRole('heading', { name: 'Owner' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await watchRows(page, 'Amberline Roofing')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients' }).click()
    await expect(page.getByText('Amberline Roofing')).toBeVisible()
    expect(await callsBeforePaint(page)).toEqual(list)
    await watchRows(page, '1–3 of 3')
    await view(page, 'Active').click()
    await expect(page.getByText('1–3 of 3', { exact: true })).toBeVisible()
    expect(await callsBeforePaint(page)).toEqual(list)
  })
})

test.describe('a firm with 5,000 clients', () => {
  test.use({ storageState: stateOf('fiveThousand') })

  test('Back from a client returns to the same page of the list and scroll position', async ({ page }) => {
    await page.goto('/clients?page=3&per_page=50')
    await expect(page.getByText(/^101–150 of/)).toBeVisible()
    const row = rows(page).nth(40)
    await row.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    const name = await row.getByRole('link').textContent()
    const before = await page.evaluate(() => window.scrollY)
    await row.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
    await page.goBack()
    await expect(page).toHaveURL('/clients?page=3&per_page=50')
    await expect(row).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  })

  test('search, rows, a client, the palette and the shortcuts all work with the keyboard alone', async ({ page }) => {
    await openList(page)
    await page.keyboard.press('/')
    await expect(page.getByLabel('Search clients')).toBeFocused()
    await page.keyboard.type('willow')
    await expect(page).toHaveURL('/clients?search=willow')
    await expect(rows(page).nth(1)).toContainText('Willow')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const second = rows(page).nth(2).getByRole('link')
    await expect(second).toBeFocused()
    const name = (await second.textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

    await page.keyboard.press('?')
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(shortcuts).toContainText('Create Client')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(shortcuts).toHaveCount(0)

    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Search and commands' })
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('Zephyr Studio Group')
    const clientOptions = palette.getByRole('group', { name: 'Clients', exact: true }).getByRole('option')
    await expect(clientOptions.first()).toContainText('Zephyr Studio Group')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Zephyr Studio Group/)

    await page.keyboard.press('Control+k')
    await page.keyboard.type('archived')
    await expect(palette.getByRole('option', { name: 'Go to Archived' })).toBeVisible()
    while ((await palette.getByRole('option', { name: 'Go to Archived' }).getAttribute('aria-selected')) !== 'true')
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/clients?view=archived')

    await expect(firstRows(page)).toBeVisible()
    await page.keyboard.press('c')
    await expect(page).toHaveURL('/create-client')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell Us About Your Business')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, storageState: stateOf('twelve') })

  test('rows are cards, and the filters share one dialog', async ({ page }) => {
    await page.goto('/clients')
    await expect(page.getByText('Amberline Roofing')).toBeVisible()
    const [first, second] = await Promise.all([1, 2].map((index) => rows(page).nth(index).boundingBox()))
    expect(first?.width).toBeGreaterThan(340)
    expect(first?.height).toBeGreaterThan(80)
    expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0) - 1)
    await page.getByRole('button', { name: 'Filters' }).click()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: 'Declined' }).click()
    await expectAccessible(page)
    await filters.getByRole('button', { name: 'Show 1 client' }).click()
    await expect(page).toHaveURL('/clients?invitation_status=DECLINED')
    await expect(page.getByText('Gilded Fern Florist')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByText('Gilded Fern Florist').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gilded Fern Florist')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
  })
})
