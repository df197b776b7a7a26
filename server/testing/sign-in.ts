import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { SignInView } from '@partner-hub/contracts/people/sign-in-pages.ts'
import { composeParts, type Overrides } from '../src/compose-parts.ts'
import { linkStore } from '../src/people/link.store.ts'
import { hashPassword } from '../src/people/password-hash.ts'
import { userStore } from '../src/people/user.store.ts'
import { newSecret, newUuid } from '../src/platform/ids/ids.ts'
import { callbackOf, PORTAL_CLIENT_ID } from '../src/sessions/portal-client.ts'
import { createSignInApp } from '../src/sign-in/sign-in.app.ts'
import { Browser, type Page, redirectOf } from './browser.ts'
import { cloneDatabase } from './clone-database.ts'
import { testConfiguration } from './configuration.ts'
import { viewIn } from './sign-in-view.ts'
import { startTestWorker } from './worker.ts'

export type SignInWorld = Awaited<ReturnType<typeof startSignIn>>

const testDocuments = {
  extraOrigins: [],
  html: async () => '<!doctype html><html lang="en" data-page="__PAGE_DATA__"></html>',
}

/** The page's view; fails the test if there is none. */
export const viewOf = (page: Page): SignInView => {
  const view = viewIn(page.text)
  if (!view) throw new Error(`no page of sign-in: ${page.status} ${page.url} ${page.text.slice(0, 200)}`)
  return view
}

/** The page's view if it is of this kind; otherwise fails the test. */
export const pageOf = <P extends SignInView['page']>(page: Page, name: P): Extract<SignInView, { page: P }> => {
  const view = viewOf(page)
  if (view.page !== name) throw new Error(`${JSON.stringify(view)} instead of ${name}`)
  return view as Extract<SignInView, { page: P }>
}

/** The link in a mail: its URL, and the token in its fragment. */
export const linkIn = ({ text }: { text: string }): { url: string; token: string } => {
  const [url = '', token = ''] = /http\S+#[0-9a-f-]{36}\.[\w-]{43}/.exec(text)?.[0].split('#') ?? []
  if (!token) throw new Error(`no link in this mail: ${text}`)
  return { url, token }
}

/** The `sign-in` role with its own database and real services. */
export const startSignIn = async (environment: Record<string, string> = {}, overrides: Overrides = {}) => {
  const clone = await cloneDatabase()
  const { config, secrets } = testConfiguration(clone.url, environment)
  const parts = composeParts('sign-in', config, secrets, { documents: testDocuments, ...overrides })
  const app = await createSignInApp(parts)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const origin = config.SIGN_IN_URL
  const callback = callbackOf(config.HUB_URL)
  let worker: { stop(): Promise<void> } | undefined

  const person = async ({
    email = `${newUuid()}@person.example`,
    password = 'wind over the ledger',
    confirmed = true,
  } = {}) => {
    const { once } = parts.database
    const user = await userStore.insert(once, { uuid: newUuid(), email })
    if (!user) throw new Error(`${email} has an account already`)
    const password_hash = await hashPassword(password)
    if (confirmed) {
      await userStore.setPassword(once, user.id, password_hash)
      await userStore.confirm(once, user.id)
    } else {
      const link = { uuid: newUuid(), generation: 1, token: newSecret(), seconds: config.CONFIRMATION_LINK_SECONDS }
      const nowhere = { browser_hash: null, invitation_uuid: null, invitation_generation: null }
      await linkStore.insert(once, { ...link, ...nowhere, user_id: user.id, kind: 'confirmation', password_hash })
    }
    return { id: user.id, uuid: user.uuid, email, password }
  }

  /** The authorize call of spec §7, with state and PKCE. */
  const authorization = (more: Record<string, string> = {}) => {
    const [verifier, state] = [newSecret(), newSecret()]
    const query = new URLSearchParams({
      client_id: PORTAL_CLIENT_ID,
      redirect_uri: callback,
      response_type: 'code',
      partner_portal: 'true',
      type: 'sign_up_partner',
      scope: 'admin:all',
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    })
    return { url: `${origin}/oauth/authorize?${query}`, verifier, state }
  }

  /** Fills in the log-in page that is open in this browser. */
  const submitLogIn = (browser: Browser, page: Page, typed: { email: string; password: string; remember?: string }) => {
    const { action, csrf } = pageOf(page, 'log-in')
    return browser.post(origin + action, { _csrf: csrf, ...typed })
  }

  /** The whole way to a code at the hub's callback. */
  const codeFor = async (who: { email: string; password: string }, browser = newBrowser()) => {
    const asked = authorization()
    const page = await submitLogIn(browser, await browser.open(asked.url), { email: who.email, password: who.password })
    const redirect = redirectOf(page)
    const code = redirect?.searchParams.get('code')
    if (!redirect || !code) throw new Error(`no code: ${page.status} ${page.text.slice(0, 300)}`)
    return { code, verifier: asked.verifier, state: redirect.searchParams.get('state'), browser }
  }

  /** How the hub authenticates, in addition to the specified parameters. */
  const basic = `Basic ${btoa(`${PORTAL_CLIENT_ID}:${encodeURIComponent(secrets.PORTAL_CLIENT_SECRET)}`)}`

  const exchange = (fields: Record<string, string>) =>
    fetch(`${url}/oauth/token`, {
      method: 'POST',
      headers: { authorization: basic },
      body: new URLSearchParams({
        client_id: PORTAL_CLIENT_ID,
        redirect_uri: callback,
        grant_type: 'authorization_code',
        ...fields,
      }),
    })

  const tokenFor = async (who: { email: string; password: string }, browser?: Browser): Promise<string> => {
    const { code, verifier } = await codeFor(who, browser)
    const answer = (await (await exchange({ code, code_verifier: verifier })).json()) as { access_token: string }
    return answer.access_token
  }

  const newBrowser = () => new Browser({ [origin]: url })

  const stop = async () => {
    await app.close()
    await worker?.stop()
    await parts.close()
    await clone.drop()
  }
  return {
    app,
    parts,
    config,
    clone,
    url,
    origin,
    callback,
    stop,
    newBrowser,
    person,
    authorization,
    submitLogIn,
    codeFor,
    basic,
    exchange,
    tokenFor,
    /** Starts running stories. */
    startWorker: async () => {
      worker = await startTestWorker(parts)
    },
  }
}
