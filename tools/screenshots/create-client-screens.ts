import type { Page } from 'playwright'
import { pathOf } from '../../contracts/calls/endpoint.ts'
import { listSimilarClients } from '../../contracts/clients/client-list.ts'
import { registerClient } from '../../contracts/clients/client-registration.ts'
import { choose, type Screen, search } from './screens.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const finish = (page: Page) => page.getByRole('button', { name: 'Finish' })
const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const begin = async (page: Page, hubUrl: string) => {
  await page.goto(`${hubUrl}/create-client`)
  await text(page, 'Business name').waitFor()
}

const business = async (page: Page, hubUrl: string, name = 'Kingfisher Stone') => {
  await begin(page, hubUrl)
  // Whether the firm has one like it moves what is below.
  const lookedUp = page.waitForResponse(`**${pathOf(listSimilarClients.path, { organizationUuid: '*' })}*`)
  await text(page, 'Business name').fill(name)
  await lookedUp
  await search(page, 'Industry', 'Construction And Trades')
  await search(page, 'Country', 'Canada')
  await choose(page, /Estimated yearly revenue/, '30k - 100k')
  await page.getByRole('radio', { name: /full-time focus for over a year/ }).check()
  await choose(page, /How long does a service take/, 'Less than a week')
}

const owner = async (page: Page, hubUrl: string, name?: string) => {
  await business(page, hubUrl, name)
  await next(page).click()
  await text(page, 'First name').fill('Ruth')
  await text(page, 'Last name').fill('Marlowe')
}

/** Each client has a phone of its own: one with the name and the phone of another is asked about first. */
let phones = 0

const billing = async (page: Page, hubUrl: string, name?: string) => {
  await owner(page, hubUrl, name)
  phones += 1
  await text(page, 'Phone number').fill(`902 555 0${100 + phones}`)
  await next(page).click()
  await page.getByRole('radio', { name: /^The Client/ }).waitFor()
}

const clientPays = (page: Page) => page.getByRole('radio', { name: /^The Client/ }).check()
const currency = (page: Page) => choose(page, /Select the Billing Currency/, 'CAD — Canadian Dollar')

const filled = async (page: Page, hubUrl: string) => {
  await billing(page, hubUrl)
  await currency(page)
}

const openCountries = async (page: Page, hubUrl: string) => {
  await begin(page, hubUrl)
  const isPhone = (page.viewportSize()?.width ?? 0) <= 390
  if (isPhone) await page.getByRole('button', { name: /^Country/ }).tap()
  await (isPhone ? text(page, 'Country') : page.getByRole('combobox', { name: 'Country' })).fill('united')
  await page.getByText('United Kingdom').waitFor()
}

export const createClientScreens: readonly Screen[] = [
  {
    name: 'create-client-1',
    who: 'creating',
    isWhole: true,
    open: (page, hubUrl) => business(page, hubUrl, 'Marlowe & Finch Stonework'),
  },
  {
    name: 'create-client-1-errors',
    who: 'creating',
    isWhole: true,
    open: async (page, hubUrl) => {
      await begin(page, hubUrl)
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
    open: async (page, hubUrl) => {
      await owner(page, hubUrl)
      await text(page, 'Phone number').fill('call me')
      await next(page).click()
      await page.getByText(/1 field needs/).waitFor()
    },
  },
  {
    name: 'create-client-3-errors',
    who: 'creating',
    isWhole: true,
    open: async (page, hubUrl) => {
      await billing(page, hubUrl)
      await clientPays(page)
      await finish(page).click()
      await page.getByText(/1 field needs/).waitFor()
    },
  },
  {
    name: 'create-client-submitting',
    who: 'creating',
    open: async (page, hubUrl) => {
      await filled(page, hubUrl)
      await page.route(`**${pathOf(registerClient.path, { organizationUuid: '*' })}?*`, () => undefined)
      await finish(page).click()
      await page.getByText("Getting Your Client's Account Ready...").waitFor()
    },
  },
  {
    name: 'create-client-failed',
    who: 'creating',
    isWhole: true,
    open: async (page, hubUrl) => {
      await filled(page, hubUrl)
      await page.route(`**${pathOf(registerClient.path, { organizationUuid: '*' })}?*`, (route) => route.abort())
      await finish(page).click()
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'create-client-done',
    who: 'creating',
    isWhole: true,
    open: async (page, hubUrl) => {
      await filled(page, hubUrl)
      await finish(page).click()
      await page.getByText("Your Client's Account is Created!").waitFor()
    },
  },
  {
    name: 'create-client-done-client-pays',
    who: 'creating',
    isWhole: true,
    open: async (page, hubUrl) => {
      await billing(page, hubUrl, 'Sandpiper Salon')
      await clientPays(page)
      await currency(page)
      await finish(page).click()
      await page.getByText("Your Client's Account is Created!").waitFor()
    },
  },
]
