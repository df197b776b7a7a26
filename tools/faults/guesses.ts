import { newSecret } from '../../server/src/platform/ids/ids.ts'
import { signInClient } from '../../server/src/sessions/sign-in-client.ts'
import type { Browser } from '../../server/testing/browser.ts'
import { viewIn } from '../../server/testing/sign-in-view.ts'
import { type Addresses, newBrowser, openLogIn } from './browsers.ts'
import { type Answer, ask } from './callers.ts'
import type { Stage } from './stage.ts'

/** A log-in page open at one IP address; each post is a guess. */
export interface Guesser {
  guess(email: string, password: string): Promise<Answer>
}

/** The service trusts its proxy for the caller's address, so each guesser sets that header itself. */
export const openGuesser = async (stage: Stage, at: Pick<Addresses, 'signIn'>, from: string): Promise<Guesser> => {
  const browser: Browser = newBrowser(stage, { web: at.signIn, signIn: at.signIn })
  const { HUB_URL: hubUrl, SIGN_IN_URL: publicUrl } = stage.config
  const client = signInClient({ hubUrl, publicUrl, internalUrl: at.signIn, secret: stage.secrets.PORTAL_CLIENT_SECRET })
  const { action, csrf } = await openLogIn(
    stage,
    browser,
    await client.authorizeUrl(newSecret(), newSecret(), { askAgain: false }),
  )
  const host = new URL(stage.config.SIGN_IN_URL).hostname
  const cookie = browser.cookies.filter((known) => known.host === host).map(({ name, value }) => `${name}=${value}`)
  return {
    guess: (email, password) =>
      ask(at.signIn + new URL(action).pathname, {
        method: 'POST',
        headers: {
          cookie: cookie.join('; '),
          origin: stage.config.SIGN_IN_URL,
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': from,
        },
        body: new URLSearchParams({ _csrf: csrf, email, password }).toString(),
      }),
  }
}

/** Whether the password was checked and found wrong. */
export const isEvaluated = ({ text }: Answer): boolean => {
  const view = viewIn(text)
  return view?.page === 'log-in' && view.problem === 'wrong_credentials'
}

/** Whether the log-in succeeded. */
export const isIn = ({ status }: Answer): boolean => status === 303

export const failuresOf = async ({ admin }: Pick<Stage, 'admin'>): Promise<number> => {
  const found = await admin.query<{ failures: number }>(
    'select coalesce(max(failures), 0)::int as failures from sign_in_guards',
  )
  return found.rows[0]?.failures ?? 0
}
