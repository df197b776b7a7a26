import { signInPaths } from '../../contracts/people/sign-in-pages.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { viewIn } from '../../server/testing/sign-in-view.ts'
import { type Answer, ask } from './callers.ts'

export interface SignUpForm {
  readonly cookie: string
  readonly csrf: string
}

/** Opens a sign-up form; its token works on any replica, any number of times. */
export const openSignUp = async (url: string): Promise<SignUpForm> => {
  const page = await ask(url + signInPaths.signUp)
  const view = viewIn(page.text)
  if (view?.page !== 'sign-up') throw new Error(`no sign-up page: ${page.status} ${page.text.slice(0, 200)}`)
  const cookie = page.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  return { csrf: view.csrf, cookie: cookie.join('; ') }
}

export const newAddress = (): string => `${newUuid()}@sign-up.example`

export const postSignUp = (url: string, signInUrl: string, form: SignUpForm, email: string): Promise<Answer> =>
  ask(url + signInPaths.signUp, {
    method: 'POST',
    headers: { cookie: form.cookie, origin: signInUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ _csrf: form.csrf, email, password: `wind over the ledger ${newUuid()}` }).toString(),
  })

export const isAcknowledged = (answer: Answer): boolean =>
  answer.status === 303 && answer.headers.get('location') === signInPaths.checkInbox
