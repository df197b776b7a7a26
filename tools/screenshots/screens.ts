import type { Page } from 'playwright'

export interface Screen {
  name: string
  /** Whose browser it is. */
  who: 'nobody' | 'newcomer' | 'fiveThousand' | 'twelve' | 'creating' | 'changing' | 'bulk' | 'states'
  /** Taller than the window and worth seeing to its end. */
  isWhole?: boolean
  /** Read in windows narrower than a phone's, too. */
  isNarrow?: boolean
  /** Only there in wide windows. */
  isWide?: boolean
  /** Only there on a phone. */
  isPhone?: boolean
  /** On a phone used with the thumb, which opens sheets. */
  isTouched?: boolean
  open(page: Page, hubUrl: string): Promise<void>
}

export const choose = async (page: Page, label: RegExp, option: string) => {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

export const search = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

const profile = async (page: Page, hubUrl: string, phone: string) => {
  await page.goto(`${hubUrl}/create-organization`)
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Lindqvist')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Phone number').blur()
}

const firm = async (page: Page, hubUrl: string) => {
  await profile(page, hubUrl, '902-555-0147')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Firm name').fill('Alder & Finch LLP')
  await search(page, 'Country', 'Canada')
  await search(page, 'State/Province', 'Nova Scotia')
  await choose(page, /Number of clients/, '21-50')
  await choose(page, /Type of professional/, 'Designated accountant')
}

const growth = async (page: Page, hubUrl: string) => {
  await firm(page, hubUrl)
  await page.getByRole('button', { name: 'Next' }).click()
  for (const service of ['Accounting', 'Bookkeeping', 'Taxes', 'Advisory'])
    await page.getByRole('checkbox', { name: service, exact: true }).check()
  await choose(page, /What you're interested in/, 'Onboarding my clients')
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
}

/** Registers the newcomer's firm, so that there is an empty list to show. */
export const registerFirm = async (page: Page, hubUrl: string) => {
  await growth(page, hubUrl)
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.waitForURL('**/clients')
}

/** Closes what stands above the list, so that the picture shows the list. */
export const closeGuides = async (page: Page, hubUrl: string) => {
  await clients(page, hubUrl)
  for (const name of ['Close the news', 'Close getting started']) {
    const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET')
    await page.getByRole('button', { name }).click()
    await saved
  }
}

/** In the order in which they are taken: the newcomer's list exists once the wizard is through. */
export const beforeRegistration: readonly Screen[] = [
  {
    name: 'sign-in',
    who: 'nobody',
    open: async (page, hubUrl) => {
      await page.goto(hubUrl)
      await page.getByLabel('Email').fill('maya@alderfinch.example')
      await page.getByLabel('Password', { exact: true }).fill('thirteen-long')
      await page.getByRole('checkbox').check()
    },
  },
  {
    name: 'sign-up',
    who: 'nobody',
    open: async (page, hubUrl) => {
      await page.goto(`${hubUrl}/signup`)
      await page.getByLabel('Work email').fill('maya@alderfinch.example')
      await page.getByLabel('Password', { exact: true }).fill('eighteen-long-word')
      await page.getByText('Long enough, and not in any known breach').waitFor()
      await page.getByLabel('Password', { exact: true }).blur()
    },
  },
  {
    name: 'confirm-email',
    who: 'nobody',
    open: async (page, hubUrl) => {
      await page.goto(`${hubUrl}/signup`)
      await page.getByLabel('Work email').fill(`${crypto.randomUUID()}@alderfinch.example`)
      await page.getByLabel('Password', { exact: true }).fill('eighteen-long-word')
      await page.getByRole('button', { name: 'Sign up' }).click()
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
    },
  },
  {
    name: 'forgot-password',
    who: 'nobody',
    open: async (page, hubUrl) => {
      await page.goto(hubUrl)
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
    },
  },
  {
    name: 'own-books',
    who: 'newcomer',
    open: async (page, hubUrl) => {
      // Before the portal's script runs, as if the server had written it.
      await page.addInitScript(() =>
        document.addEventListener('readystatechange', () => {
          document.documentElement.dataset.ownBooksUrl = 'https://books.example/'
        }),
      )
      await page.goto(`${hubUrl}/create-organization`)
      await page.getByRole('button', { name: 'Register an accounting firm' }).waitFor()
    },
  },
  { name: 'create-organization-1', who: 'newcomer', open: (page, hubUrl) => profile(page, hubUrl, '902 555') },
  { name: 'create-organization-2', who: 'newcomer', open: firm },
  { name: 'create-organization-3', who: 'newcomer', isWhole: true, open: growth },
]

const clients = async (page: Page, hubUrl: string) => {
  await page.goto(`${hubUrl}/clients`)
  await page.getByText(/^1–\d+ of|No clients yet/).waitFor()
}

export const afterRegistration: readonly Screen[] = [
  { name: 'clients-empty', who: 'newcomer', isWhole: true, open: clients },
  { name: 'clients-5000', who: 'fiveThousand', open: clients },
  {
    name: 'mobile-drawer',
    who: 'twelve',
    isPhone: true,
    open: async (page, hubUrl) => {
      await clients(page, hubUrl)
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('link', { name: 'Support visits' }).waitFor()
    },
  },
]
