import type { Page } from 'playwright'
import { pathOf } from '../../contracts/calls/endpoint.ts'
import { listSimilarClients } from '../../contracts/clients/client-list.ts'
import { registerClient } from '../../contracts/clients/client-registration.ts'
import { list } from '../../e2e/pages/choices.ts'
import {
  chooseCurrency,
  clientPays,
  describeBusiness,
  fillOwner,
  madeHeading,
  openWizard,
} from '../../e2e/pages/client-wizard.ts'
import { field, finish, next, pick, step } from '../../e2e/pages/wizard.ts'
import type { Screen } from './screens.ts'

const business = async (page: Page, name = 'Kingfisher Stone') => {
  await openWizard(page)
  // The duplicate warning moves what is below it.
  const lookedUp = page.waitForResponse(`**${pathOf(listSimilarClients.path, { organizationUuid: '*' })}*`)
  await field(page, 'Business name').fill(name)
  await lookedUp
  await describeBusiness(page)
}

/** Each client gets a unique phone number: a duplicate of name and phone would raise a question first. */
let phones = 0

const owner = async (page: Page, name?: string) => {
  await business(page, name)
  await next(page).click()
  phones += 1
  await fillOwner(page, `902 555 0${100 + phones}`)
}

const billing = async (page: Page, name?: string) => {
  await owner(page, name)
  await next(page).click()
  await step(page, 'Billing Info').waitFor()
}

const filled = async (page: Page) => {
  await billing(page)
  await chooseCurrency(page)
}

const openCountries = async (page: Page) => {
  await openWizard(page)
  const isPhone = (page.viewportSize()?.width ?? 0) <= 390
  if (isPhone) await page.getByRole('button', { name: /^Country/ }).tap()
  await (isPhone ? field(page, 'Country') : list(page, 'Country')).fill('united')
  await page.getByText('United Kingdom').waitFor()
}

export const createClientScreens: readonly Screen[] = [
  {
    name: 'create-client-3-as-member',
    who: 'member',
    isWhole: true,
    open: async (page) => {
      await filled(page)
      await pick(page, /^My Firm/)
    },
  },
  {
    name: 'create-client-1',
    who: 'creating',
    isWhole: true,
    open: (page) => business(page, 'Marlowe & Finch Stonework'),
  },
  {
    name: 'create-client-1-errors',
    who: 'creating',
    isWhole: true,
    open: async (page) => {
      await openWizard(page)
      await next(page).click()
      await page.getByText('7 fields need your attention').waitFor()
    },
  },
  {
    name: 'create-client-country',
    who: 'creating',
    isTouched: true,
    open: openCountries,
  },
  {
    name: 'create-client-2-errors',
    who: 'creating',
    isWhole: true,
    open: async (page) => {
      await owner(page)
      await field(page, 'Phone number').fill('call me')
      await next(page).click()
      await page.getByText(/1 field needs/).waitFor()
    },
  },
  {
    name: 'create-client-3-errors',
    who: 'creating',
    isWhole: true,
    open: async (page) => {
      await billing(page)
      await clientPays(page)
      await finish(page).click()
      await page.getByText(/1 field needs/).waitFor()
    },
  },
  {
    name: 'create-client-submitting',
    who: 'creating',
    open: async (page) => {
      await filled(page)
      await page.route(`**${pathOf(registerClient.path, { organizationUuid: '*' })}?*`, () => undefined)
      await finish(page).click()
      await page.getByText("Getting Your Client's Account Ready...").waitFor()
    },
  },
  {
    name: 'create-client-failed',
    who: 'creating',
    isWhole: true,
    open: async (page) => {
      await filled(page)
      await page.route(`**${pathOf(registerClient.path, { organizationUuid: '*' })}?*`, (route) => route.abort())
      await finish(page).click()
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'create-client-done',
    who: 'creating',
    isWhole: true,
    open: async (page) => {
      await filled(page)
      await finish(page).click()
      await madeHeading(page).waitFor()
    },
  },
  {
    name: 'create-client-done-client-pays',
    who: 'creating',
    isWhole: true,
    open: async (page) => {
      await billing(page, 'Sandpiper Salon')
      await clientPays(page)
      await chooseCurrency(page)
      await finish(page).click()
      await madeHeading(page).waitFor()
    },
  },
]
