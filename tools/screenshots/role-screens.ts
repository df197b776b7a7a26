import { openList, rowBoxes } from '../../e2e/pages/client-list.ts'
import { openClient } from '../../e2e/pages/client-page.ts'
import type { Screen } from './screens.ts'

/** The list and a client as the roles see them that may do less than an Owner (DEC-97). */
export const roleScreens: readonly Screen[] = [
  { name: 'clients-as-member', who: 'fortyOfFiveThousand', open: (page) => openList(page) },
  {
    name: 'clients-as-member-without-clients',
    who: 'member',
    open: async (page) => {
      await page.goto('/clients')
      await page.getByRole('heading', { level: 2 }).first().waitFor()
    },
  },
  {
    name: 'clients-as-billing',
    who: 'billing',
    open: async (page) => {
      await openList(page)
      await rowBoxes(page).first().check()
    },
  },
  {
    name: 'client-missing-as-member',
    who: 'member',
    open: async (page) => {
      await page.goto('/clients/01990000-0000-7000-9000-000000000404')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  { name: 'client-as-billing', who: 'billing', isWhole: true, open: (page) => openClient(page, 'Cadence Physio') },
]
