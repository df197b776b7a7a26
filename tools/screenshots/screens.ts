import type { Page } from 'playwright'
import { fillFirm, fillGrowth, fillProfile } from '../../e2e/pages/firm-wizard.ts'
import { type PersonName, people } from '../../e2e/pages/people.ts'
import { fillLogIn, fillSignUp, submitSignUp } from '../../e2e/pages/sign-in.ts'
import { finish, next } from '../../e2e/pages/wizard.ts'

export interface Screen {
  name: string
  /** Who is signed in. */
  who: 'nobody' | PersonName
  /** Takes the whole page, not just the window. */
  isWhole?: boolean
  /** Also taken in a window narrower than a phone. */
  isNarrow?: boolean
  /** Exists only in wide windows. */
  isWide?: boolean
  /** Exists only on a phone. */
  isPhone?: boolean
  /** Uses touch on a phone, which opens sheets. */
  isTouched?: boolean
  open(page: Page): Promise<void>
}

const profile = async (page: Page, phone = '902-555-0147') => {
  await page.goto('/create-organization')
  await fillProfile(page, phone)
  await page.getByLabel('Phone number').blur()
}

const firm = async (page: Page) => {
  await profile(page)
  await next(page).click()
  await fillFirm(page, { name: 'Alder & Finch LLP', clients: '21-50', professional: 'Designated accountant' })
}

const growth = async (page: Page) => {
  await firm(page)
  await next(page).click()
  await fillGrowth(page, ['Accounting', 'Bookkeeping', 'Taxes', 'Advisory'])
}

/** Registers the newcomer's firm, so that there is an empty list to show. */
export const registerFirm = async (page: Page) => {
  await growth(page)
  await finish(page).click()
  await page.waitForURL('**/clients')
}

/** Closes the panels above the list, so that the picture shows the list. A colleague may have closed the firm's news. */
export const closeGuides = async (page: Page) => {
  await clients(page)
  for (const name of ['Close the news', 'Close getting started']) {
    const close = page.getByRole('button', { name })
    if (!(await close.isVisible())) continue
    const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET')
    await close.click()
    await saved
  }
}

/** In the order they are taken: the newcomer's list exists only after the wizard. */
export const beforeRegistration: readonly Screen[] = [
  {
    name: 'sign-in',
    who: 'nobody',
    open: async (page) => {
      await page.goto('/')
      await fillLogIn(page, { email: people.twelve, password: 'thirteen-long' })
      await page.getByRole('checkbox').check()
    },
  },
  {
    name: 'sign-up',
    who: 'nobody',
    open: async (page) => {
      await page.goto('/signup')
      await fillSignUp(page, { email: people.twelve, password: 'eighteen-long-word' })
      await page.getByText('Long enough, and not in any known breach').waitFor()
      await page.getByLabel('Password', { exact: true }).blur()
    },
  },
  {
    name: 'confirm-email',
    who: 'nobody',
    open: async (page) => {
      await page.goto('/signup')
      await submitSignUp(page, { email: `${crypto.randomUUID()}@alderfinch.example`, password: 'eighteen-long-word' })
    },
  },
  {
    name: 'forgot-password',
    who: 'nobody',
    open: async (page) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
    },
  },
  {
    name: 'own-books',
    who: 'withoutFirm',
    open: async (page) => {
      // Set before the portal's script runs, as if the server had written it.
      await page.addInitScript(() =>
        document.addEventListener('readystatechange', () => {
          document.documentElement.dataset.ownBooksUrl = 'https://books.example/'
        }),
      )
      await page.goto('/create-organization')
      await page.getByRole('button', { name: 'Register an accounting firm' }).waitFor()
    },
  },
  { name: 'create-organization-1', who: 'withoutFirm', open: (page) => profile(page, '902 555') },
  { name: 'create-organization-2', who: 'withoutFirm', open: firm },
  { name: 'create-organization-3', who: 'withoutFirm', isWhole: true, open: growth },
]

const clients = async (page: Page) => {
  await page.goto('/clients')
  await page.getByText(/^1–\d+ of|No clients yet/).waitFor()
}

export const afterRegistration: readonly Screen[] = [
  { name: 'clients-empty', who: 'withoutFirm', isWhole: true, open: clients },
  { name: 'clients-5000', who: 'fiveThousand', open: clients },
  {
    name: 'mobile-drawer',
    who: 'twelve',
    isPhone: true,
    open: async (page) => {
      await clients(page)
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('link', { name: 'Support visits' }).waitFor()
    },
  },
]
