import { pathOf } from '../../contracts/calls/endpoint.ts'
import { getBusinessClient } from '../../contracts/clients/business-clients.ts'
import { listBusinessClients } from '../../contracts/clients/client-list.ts'
import { openList, order } from '../../e2e/pages/client-list.ts'
import { withList } from './client-screens.ts'
import type { Screen } from './screens.ts'

const NOBODY = '01980000-0000-7000-8000-00000000dead'

/** The list and a client with something missing, or with a dialog over them. */
export const listStateScreens: readonly Screen[] = [
  {
    name: 'clients-loading',
    who: 'twelve',
    open: async (page) => {
      // Start from another page: a document whose first call never ends is never idle.
      await page.goto('/create-client')
      await page.waitForLoadState('networkidle')
      await page.route(`**${pathOf(listBusinessClients.path, { organizationUuid: '*' })}*`, () => undefined)
      await page.getByRole('button', { name: 'Close' }).click()
      await page.locator('table[aria-busy=true]').waitFor()
    },
  },
  {
    name: 'clients-empty-view',
    who: 'bulk',
    open: async (page) => {
      await page.goto('/clients?view=archived')
      await page.getByRole('heading', { level: 2 }).first().waitFor()
    },
  },
  {
    name: 'clients-left-out',
    who: 'twelve',
    open: async (page) => {
      await withList(page, { left_out: 1 })
      await openList(page)
    },
  },
  {
    name: 'clients-columns',
    who: 'twelve',
    // On a phone rows are cards, and there are no columns to choose.
    isWide: true,
    open: async (page) => {
      await openList(page)
      await page.getByRole('button', { name: 'Columns' }).click()
    },
  },
  {
    name: 'clients-sorted',
    who: 'fiveThousand',
    open: async (page) => {
      await openList(page, '?sort=-status')
      const head = page.getByRole('button', { name: 'Sort by Status' })
      if (await head.isVisible()) await head.hover()
      else await order(page).click()
    },
  },
  {
    name: 'clients-selected-elsewhere',
    who: 'twelve',
    open: async (page) => {
      await openList(page)
      for (const place of [0, 1, 2]) await page.locator('[data-row-box]').nth(place).click()
      await page.getByRole('textbox', { name: 'Search clients' }).fill('bluebird')
      await page.getByText(/shown here/).waitFor()
    },
  },
  {
    name: 'clients-filters',
    who: 'twelve',
    open: async (page) => {
      await openList(page)
      const all = page.getByRole('button', { name: /^Filters/ })
      await ((await all.isVisible()) ? all : page.getByRole('button', { name: 'Status', exact: true })).click()
      await page.getByRole('checkbox', { name: 'Trial Expired' }).first().waitFor()
    },
  },
  {
    name: 'client-missing',
    who: 'twelve',
    open: async (page) => {
      await page.goto(`/clients/${NOBODY}`)
      await page.getByRole('heading', { name: 'Client not found' }).waitFor()
    },
  },
  {
    name: 'client-error',
    who: 'twelve',
    open: async (page) => {
      await page.route(`**${pathOf(getBusinessClient.path, { uuid: NOBODY })}`, (route) =>
        route.fulfill({ status: 500, json: {} }),
      )
      await page.goto(`/clients/${NOBODY}`)
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
]
