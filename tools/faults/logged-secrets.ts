import pMap from 'p-map'
import { registerOrganization } from '../../contracts/firms/registration.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { unseal } from '../../server/src/platform/ids/secrets.ts'
import { sessionKeys } from '../../server/src/sessions/session-keys.ts'
import { registrationOf } from '../../server/testing/registration.ts'
import { viewIn } from '../../server/testing/sign-in-view.ts'
import { atLeast, exactly } from '../figures/figures.ts'
import { until } from '../processes/until.ts'
import { type Addresses, logInToCallback, newBrowser, newUser, openLogIn } from './browsers.ts'
import { ask, callAs } from './callers.ts'
import { openGuesser } from './guesses.ts'
import { signedInPeople } from './people.ts'
import type { Run } from './run.ts'
import type { Stage } from './stage.ts'
import { logsIn } from './timeline.ts'

const sizes = { full: 500, small: 20 } as const
const AT_ONCE = 4
const QUIET_LOOKS = 10

const readLogs = ({ timeline }: Stage): string => logsIn(timeline.directory).join('')

const answeredLines = (stage: Stage): number => readLogs(stage).split('"msg":"answered"').length - 1

interface LogInSecrets {
  /** All secrets of a log-in. */
  secrets: string[]
  /** The id of the authorization, which appears in URLs and as a cookie; useless without the cookie's signature. */
  interaction: string
}

const keptByLogIn = async (stage: Stage, at: Addresses): Promise<LogInSecrets> => {
  const [browser, user] = [newBrowser(stage, at), await newUser(stage)]
  const callback = await logInToCallback(stage, browser, user)
  const before = [...browser.cookies]
  const interaction = before.find(({ path }) => path.startsWith('/interaction/'))?.path.split('/')[2] ?? ''
  await browser.open(callback)
  const { code, state } = Object.fromEntries(callback.searchParams)
  const cookies = [...before, ...browser.cookies].flatMap(({ value }) => [value, decodeURIComponent(value)])
  const secrets = [code ?? '', state ?? '', user.password, user.email, ...cookies]
  return { secrets: secrets.filter((text) => text.length > 5 && text !== interaction), interaction }
}

/** Whether an id read in a log is enough to open its page. */
const opensInteraction = async (stage: Stage, at: Addresses): Promise<boolean> => {
  const browser = newBrowser(stage, at)
  const { action } = await openLogIn(stage, browser)
  const path = new URL(action).pathname.replace('/log-in', '')
  const isSignature = (name: string) => name.endsWith('.sig')
  const known = browser.cookies.filter(({ name, host }) => host.startsWith('id.') && !isSignature(name))
  const cookie = known.map(({ name, value }) => `${name}=${value}`).join('; ')
  return viewIn((await ask(at.signIn + path, { headers: { cookie } })).text)?.page === 'log-in'
}

const accessTokens = async ({ admin, secrets }: Stage): Promise<string[]> => {
  const { sealing } = sessionKeys(secrets.HUB_SECRET)
  const stored = await admin.query<{ sealed_token: Buffer }>(
    'select sealed_token from sessions where sealed_token is not null',
  )
  return stored.rows.map(({ sealed_token }) => unseal(sealing, sealed_token))
}

/** The number of request lines, once the processes have written everything. */
const settledLines = async (stage: Stage): Promise<number> => {
  let [known, quiet] = [-1, 0]
  await until('the log is quiet', 20, () => {
    const now = answeredLines(stage)
    quiet = now === known ? quiet + 1 : 0
    known = now
    return quiet >= QUIET_LOOKS
  })
  return known
}

/** A text that would start or color a line of its own in a log that does not escape. */
const payload = 'x\r\n{"level":60,"msg":"forged"}\u001b[31m'

const sendPayloads = async (stage: Stage, at: Addresses): Promise<number> => {
  const encoded = encodeURIComponent(payload)
  const [person] = await signedInPeople(stage, 1)
  const guesser = await openGuesser(stage, at, '203.0.113.7')
  const before = await settledLines(stage)
  const sent = [
    ask(`${at.web}/${encoded}`, { headers: { accept: 'text/html' } }),
    ask(`${at.web}/partner_services/partners/${encoded}/business_clients/`),
    ask(`${at.web}/oauthcallback?error=${encoded}&error_description=${encoded}&state=${encoded}`, {
      headers: { cookie: `attempt=${encoded}` },
    }),
    ask(`${at.signIn}/oauth/authorize?client_id=${encoded}&state=${encoded}`),
    ask(`${at.signIn}/interaction/${encoded}`, { headers: { cookie: `csrf=${encoded}` } }),
    guesser.guess(`${payload}@person.example`, payload),
    ...(person
      ? [
          callAs(at.web, stage.config.HUB_URL, person, registerOrganization, {
            body: registrationOf({ name: payload }),
            key: newUuid(),
          }),
        ]
      : []),
  ]
  await Promise.all(sent)
  return (await settledLines(stage)) - before - sent.length
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly the control characters of a terminal
const controls = /[\u0000-\u001f\u007f]/

const isOneEvent = (line: string): boolean => {
  try {
    const { level, time, msg } = JSON.parse(line) as Record<string, unknown>
    return typeof level === 'number' && typeof time === 'string' && msg !== 'forged' && !controls.test(line)
  } catch {
    return false
  }
}

/** Searches the logs for secrets after many log-ins, and for lines forged by crafted texts. */
export const loggedSecrets = async ({ size, figures }: Run, stage: Stage, at: Addresses): Promise<void> => {
  const [secrets, interactions] = [new Set<string>(), new Set<string>()]
  await pMap(
    Array.from({ length: sizes[size] }),
    async () => {
      const ownSecrets = await keptByLogIn(stage, at)
      interactions.add(ownSecrets.interaction)
      for (const secret of ownSecrets.secrets) secrets.add(secret)
    },
    { concurrency: AT_ONCE },
  )
  for (const token of await accessTokens(stage)) secrets.add(token)
  const surplus = await sendPayloads(stage, at)
  const logs = readLogs(stage)
  const lines = logs.split('\n').filter(Boolean)
  const found = [...secrets].filter((secret) => logs.includes(secret))
  for (const secret of found) stage.timeline.note(`in a log: ${secret}`)
  figures.say('log_ins', sizes[size])
  figures.say('log_lines', lines.length, atLeast(sizes[size]))
  figures.say('secrets_looked_for', secrets.size, atLeast(5 * sizes[size]))
  figures.say('secrets_in_logs', found.length, exactly(0))
  figures.say('authorization_ids_in_logs', [...interactions].filter((id) => logs.includes(id)).length)
  figures.say('authorization_id_opens_its_page', Number(await opensInteraction(stage, at)), exactly(0))
  figures.say('lines_that_are_not_one_event', lines.filter((line) => !isOneEvent(line)).length, exactly(0))
  figures.say('events_beyond_one_a_request', surplus, exactly(0))
}
