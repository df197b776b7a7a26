import type { AddressInfo } from 'node:net'
import type { AnswerOf, CallOf, Endpoint } from '@partner-hub/contracts/calls/endpoint.ts'
import { pathOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { registerOrganization } from '@partner-hub/contracts/firms/registration.ts'
import { onTestFinished } from 'vitest'
import { composeParts, type Overrides } from '../src/compose-parts.ts'
import { newSecret, newUuid } from '../src/platform/ids/ids.ts'
import { hashOf, seal } from '../src/platform/ids/secrets.ts'
import { sessionStore } from '../src/sessions/session.store.ts'
import { sessionKeys } from '../src/sessions/session-keys.ts'
import { createWebApp } from '../src/web.ts'
import { type ClonedDatabase, cloneDatabase } from './clone-database.ts'
import { testConfiguration } from './configuration.ts'
import { registrationOf } from './registration.ts'
import { seedClients } from './seed-clients.ts'
import { startTestWorker } from './worker.ts'

export interface Answer<Body> {
  status: number
  headers: Headers
  body: Body
}

type More = { key?: string; headers?: Record<string, string> }

/** A signed-in person who calls like the portal's page: cookie, half-token and own origin. */
export interface Caller {
  readonly user_id: number
  readonly cookie: string
  readonly bearer: string
  call<E extends Endpoint>(endpoint: E, call: CallOf<E> & More): Promise<Answer<AnswerOf<E>>>
}

export interface FirmCaller extends Caller {
  readonly organization_uuid: string
}

export type Hub = Awaited<ReturnType<typeof startHub>>

const testDocuments = {
  extraOrigins: [],
  html: async () =>
    '<!doctype html><html lang="en" data-page="__PAGE_DATA__"><script nonce="__CSP_NONCE__"></script></html>',
}

/** The `web` role with its own database and real services, with helpers in business terms. */
export const startHub = async (
  environment: Record<string, string> = {},
  overrides: Overrides = {},
  given?: ClonedDatabase,
) => {
  const clone = given ?? (await cloneDatabase())
  const { config, secrets } = testConfiguration(clone.url, environment)
  const parts = composeParts('web', config, secrets, { documents: testDocuments, ...overrides })
  const app = await createWebApp(parts)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const keys = sessionKeys(secrets.HUB_SECRET)

  const request = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<Answer<unknown>> => {
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text }
  }

  const callerOf = (user_id: number, handle: string): Caller => {
    const cookie = `sid=${handle}`
    const bearer = keys.halfToken(handle)
    return {
      user_id,
      cookie,
      bearer,
      call: (endpoint, call) => {
        const { params, query, body, key, headers } = call as {
          params?: Record<string, string>
          query?: Record<string, string>
          body?: unknown
        } & More
        const search = query ? `?${new URLSearchParams(query)}` : ''
        return request(
          endpoint.method,
          pathOf(endpoint.path, params) + search,
          {
            cookie,
            authorization: `Bearer ${bearer}`,
            origin: config.HUB_URL,
            ...(key && { 'idempotency-key': key }),
            ...headers,
          },
          body,
        ) as Promise<Answer<never>>
      },
    }
  }

  const person = async (email = `${newUuid()}@person.example`): Promise<Caller> => {
    const at = new Date()
    const user = await parts.database.once
      .insertInto('users')
      .values({
        uuid: newUuid(),
        email,
        email_key: email,
        password_hash: 'none',
        password_changed_at: at,
        confirmed_at: at,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return signIn(user.id)
  }

  /** A session as after a log-in. */
  const signIn = async (user_id: number): Promise<Caller> => {
    const handle = newSecret()
    await sessionStore.open(parts.database.once, {
      handle_hash: hashOf(handle),
      uuid: newUuid(),
      user_id,
      sealed_token: seal(keys.sealing, newSecret()),
    })
    return callerOf(user_id, handle)
  }

  const firm = async (more: { name?: string; clients?: number; email?: string } = {}): Promise<FirmCaller> => {
    const owner = await person(more.email)
    const answer = await owner.call(registerOrganization, {
      body: registrationOf({ name: more.name ?? 'Alder & Finch LLP' }),
    })
    if (answer.status !== 200) throw new Error(`the firm was not registered: ${JSON.stringify(answer.body)}`)
    const organization_uuid = answer.body.uuid
    if (more.clients) await seedClients(parts.database, organization_uuid, more.clients)
    return { ...owner, organization_uuid }
  }

  let worker: { stop(): Promise<void> } | undefined
  /** Starts running stories. */
  const startWorker = async () => {
    worker = await startTestWorker(parts)
  }
  const stopWorker = async () => {
    await worker?.stop()
    worker = undefined
  }
  const stop = async () => {
    await stopWorker()
    await app.close()
    await parts.close()
    if (!given) await clone.drop()
  }
  return { app, parts, config, url, clone, request, person, signIn, firm, startWorker, stopWorker, stop }
}

/** A second hub beside the file's, which stops with the test. */
export const startAnotherHub = async (...how: Parameters<typeof startHub>): Promise<Hub> => {
  const hub = await startHub(...how)
  onTestFinished(hub.stop)
  return hub
}
