import { newSecret } from '../../server/src/platform/ids/ids.ts'
import { callbackOf, PORTAL_CLIENT_ID } from '../../server/src/sessions/portal-client.ts'
import type { Browser } from '../../server/testing/browser.ts'
import { exactly } from '../figures/figures.ts'
import {
  type Addresses,
  beforeCallback,
  cookieOf,
  forget,
  logInToCallback,
  newBrowser,
  newUser,
  showsFailure,
} from './browsers.ts'
import { ask } from './callers.ts'
import type { Run } from './run.ts'
import { countSessions } from './sessions.ts'
import type { Stage } from './stage.ts'

const sizes = { full: 200, small: 20 } as const
const TAIL = 20

/** Calls the callback with a state, code or verifier that is used, or belongs to another browser or person. */
export const forgedCallbacks = async ({ size, figures }: Run, stage: Stage, at: Addresses): Promise<void> => {
  const tries = sizes[size]
  const { HUB_URL } = stage.config
  const [attacker, victim] = [newBrowser(stage, at), newBrowser(stage, at)]
  // Signed in at the provider, so that further authorizations need no log-in.
  await logInToCallback(stage, attacker, await newUser(stage))
  await logInToCallback(stage, victim, await newUser(stage))

  /** A new authorization of this browser, up to its callback. */
  const begin = async (browser: Browser): Promise<URL> => {
    forget(browser, HUB_URL)
    return beforeCallback(browser, await browser.ask(HUB_URL))
  }
  const withState = (callback: URL, state: string | null): URL => {
    const changed = new URL(callback)
    if (state === null) changed.searchParams.delete('state')
    else changed.searchParams.set('state', state)
    return changed
  }
  const injected = (code: URL, own: URL): URL => {
    const changed = new URL(own)
    changed.searchParams.set('code', code.searchParams.get('code') ?? '')
    return changed
  }
  const attacks: Record<string, () => Promise<{ browser: Browser; callback: URL }>> = {
    no_state: async () => ({ browser: attacker, callback: withState(await begin(attacker), null) }),
    wrong_state: async () => ({ browser: attacker, callback: withState(await begin(attacker), newSecret()) }),
    other_browsers_state: async () => {
      const callback = await begin(attacker)
      await begin(victim)
      return { browser: victim, callback }
    },
    replayed_code: async () => {
      const used = await begin(attacker)
      await attacker.ask(used)
      return { browser: attacker, callback: injected(used, await begin(attacker)) }
    },
    code_of_another_verifier: async () => {
      const [code, own] = [await begin(attacker), await begin(victim)]
      return { browser: victim, callback: injected(code, own) }
    },
  }
  for (const [name, attack] of Object.entries(attacks)) {
    let [opened, shown] = [0, 0]
    for (let turn = 0; turn < tries; turn++) {
      const { browser, callback } = await attack()
      const before = await countSessions(stage)
      const page = await browser.ask(callback)
      opened += (await countSessions(stage)) - before + (cookieOf(browser, 'sid') === undefined ? 0 : 1)
      if (showsFailure(page)) shown++
    }
    figures.say(`${name}_sessions`, opened, exactly(0))
    figures.say(`${name}_failure_shown`, shown, exactly(tries))
  }

  let exchanged = 0
  for (let turn = 0; turn < tries; turn++) {
    const code = (await begin(attacker)).searchParams.get('code') ?? ''
    const fields = {
      client_id: PORTAL_CLIENT_ID,
      redirect_uri: callbackOf(HUB_URL),
      grant_type: 'authorization_code',
      code,
    }
    const authorization = `Basic ${btoa(`${PORTAL_CLIENT_ID}:${stage.secrets.PORTAL_CLIENT_SECRET}`)}`
    const call = { method: 'POST', headers: { authorization }, body: new URLSearchParams(fields) }
    const answer = await ask(`${at.signIn}/oauth/token`, call)
    if (answer.status === 200) exchanged++
  }
  figures.say('code_without_verifier_tokens', exchanged, exactly(0))

  let rightful = 0
  for (let turn = 0; turn < TAIL; turn++) {
    const before = await countSessions(stage)
    await victim.ask(await begin(victim))
    rightful += (await countSessions(stage)) - before
  }
  figures.say('tail_rightful_sessions', rightful, exactly(TAIL))
}
