import { SESSION_COOKIE } from '../../contracts/people/session.ts'
import { atLeast, exactly } from '../figures/figures.ts'
import { type Addresses, cookieOf, logIn, newBrowser, newUser } from './browsers.ts'
import { ask } from './callers.ts'
import type { Run } from './run.ts'
import type { Stage } from './stage.ts'

interface OpenApi {
  paths: Record<string, Record<string, unknown>>
}

/** Every string in a value, at any depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Sends every string that a script in the page could read after a log-in as a bearer token, without the cookie. */
export const replayedHalves = async ({ figures }: Run, stage: Stage, at: Addresses): Promise<void> => {
  const browser = newBrowser(stage, at)
  const page = await logIn(stage, browser, await newUser(stage))
  const readable = decodeURIComponent(cookieOf(browser, SESSION_COOKIE) ?? '')
  const half = (JSON.parse(readable) as { authenticated: { access_token: string } }).authenticated.access_token
  const attributes = [...page.text.matchAll(/ data-[\w-]+="([^"]*)"/g)].map(([, value]) => value ?? '')
  const bearers = [...new Set([readable, ...textsIn(JSON.parse(readable)), ...attributes])].filter((text) =>
    /^[!-~]+$/.test(text),
  )

  const { paths } = JSON.parse((await ask(`${at.web}/docs`)).text) as OpenApi
  const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, crypto.randomUUID()),
    })),
  )
  const replay = async ({ method, path }: (typeof endpoints)[number]) => {
    const anonymous = await ask(at.web + path, { method })
    const replayed = await Promise.all(
      bearers.map((bearer) => ask(at.web + path, { method, headers: { authorization: `Bearer ${bearer}` } })),
    )
    return { isOpen: anonymous.status === 200, opened: replayed.filter(({ status }) => status !== anonymous.status) }
  }
  const replays = await Promise.all(endpoints.map(replay))
  figures.say('readable_strings', bearers.length, atLeast(1))
  figures.say('endpoints', endpoints.length, atLeast(10))
  figures.say('endpoints_open_to_everybody', replays.filter(({ isOpen }) => isOpen).length)
  figures.say(
    'endpoints_opened_by_a_replayed_string',
    replays.filter(({ opened }) => opened.length > 0).length,
    exactly(0),
  )

  const headers = { authorization: `Bearer ${half}`, cookie: `sid=${cookieOf(browser, 'sid')}` }
  figures.say(
    'both_halves_answered_2xx',
    Number((await ask(`${at.web}/session/`, { headers })).status === 200),
    exactly(1),
  )
}
