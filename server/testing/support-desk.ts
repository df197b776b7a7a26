import type pg from 'pg'
import { inject } from 'vitest'
import { removeStaff } from '../../tools/staff/remove-staff.ts'
import { setStaff } from '../../tools/staff/set-staff.ts'
import { renamePerson } from '../src/people/rename-person.ts'
import { type Browser, type Page, redirectOf } from './browser.ts'
import { type Product, readableSession, startProduct } from './product.ts'
import { pageOf } from './sign-in.ts'
import { asOwner, inDatabase } from './template-database.ts'

export interface StaffPerson {
  id: number
  email: string
  password: string
}

/** Hub and sign-in service with support sessions, and what staff do there. */
export const startSupportDesk = async (environment: Record<string, string> = {}) => {
  const product = await startProduct({ SUPPORT_SESSIONS: 'true', ...environment })
  const supportUrl = `${product.signInUrl}/support`

  const staff = async (): Promise<StaffPerson> => {
    const person = await product.signIn.person()
    await renamePerson(product.signIn.parts.database.once, person.id, { first_name: 'Sam', last_name: 'Okafor' })
    await setStaff(product.signIn.clone.ownerUrl, person.email, true)
    return person
  }

  const dismiss = ({ email }: StaffPerson) =>
    removeStaff(product.signIn.clone.ownerUrl, product.signIn.parts.database, email)

  /** Opens /support and logs in there; ends at the form, or wherever else it leads. */
  const logIn = async (who: { email: string; password: string }, browser = product.newBrowser()) => {
    const { email, password } = who
    const page = await product.signIn.submitLogIn(browser, await browser.open(supportUrl), { email, password })
    return { browser, page }
  }

  const post = (browser: Browser, path: string, fields: Record<string, string>) =>
    browser.submit(`${product.signInUrl}${path}`, fields)

  /** Posts the open form; returns the result page. */
  const find = (browser: Browser, page: Page, typed: Record<string, string>) => {
    const { csrf, action } = pageOf(page, 'support')
    return post(browser, action, { reason: 'The list looks empty', ticket_number: 'T-4711', _csrf: csrf, ...typed })
  }

  /** Starts the visit that the page offers; returns the redirect to the hub without following it. */
  const start = (browser: Browser, page: Page) => {
    const { csrf, action, typed, firm } = pageOf(page, 'support-confirm')
    return post(browser, action, { ...typed, organization_uuid: firm.uuid, _csrf: csrf })
  }

  /** Both steps in a row. */
  const handOver = async (browser: Browser, page: Page, typed: Record<string, string>) =>
    start(browser, await find(browser, page, typed))

  /** From log-in to the firm's pages. */
  const visit = async (who: StaffPerson, firm: string, usedBrowser?: Browser) => {
    const { browser, page } = await logIn(who, usedBrowser)
    const answer = await handOver(browser, page, { firm })
    const target = redirectOf(answer)
    if (!target) throw new Error(`no hand-over: ${answer.status} ${answer.text.slice(0, 300)}`)
    const landed = await browser.open(target)
    return { browser, landed, call: caller(product, browser) }
  }

  const database = new URL(product.signIn.clone.url).pathname.slice(1)
  const asAdmin = <Result>(work: (admin: pg.Client) => Promise<Result>): Promise<Result> =>
    asOwner(inDatabase(inject('services').DATABASE_ADMIN_URL, database), work)

  /** Bypasses every policy, to simulate the passing of time or to inspect data. */
  const asTime = <Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> =>
    asAdmin(async (admin) => (await admin.query<Row>(statement, values)).rows)

  return {
    asAdmin,
    asTime,
    product,
    supportUrl,
    staff,
    dismiss,
    logIn,
    find,
    start,
    handOver,
    visit,
    startWorker: product.startWorker,
    stop: product.stop,
  }
}

export type SupportDesk = Awaited<ReturnType<typeof startSupportDesk>>

/** Calls like the page in this browser: with its cookies and the half-token. */
export const caller =
  ({ hubUrl }: Product, browser: Browser) =>
  async (method: string, path: string, body?: unknown) => {
    const token = readableSession(browser)?.authenticated.access_token
    const page = await browser.ask(`${hubUrl}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        origin: hubUrl,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: page.status, headers: page.headers, body: page.text ? JSON.parse(page.text) : undefined }
  }
