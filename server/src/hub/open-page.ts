import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountantInvitationStore } from '../accountants/accountant-invitation.store.ts'
import { accountStore } from '../accounts/account.store.ts'
import { sessionBusiness } from '../accounts/session-business.ts'
import { userStore } from '../people/user.store.ts'
import { wall } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Person } from '../platform/http/caller.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import { personOf } from '../sessions/authenticate.ts'
import { type Limits, sessionStore } from '../sessions/session.store.ts'
import { type CookieRules, readHidden, setReadable } from '../sessions/session-cookies.ts'
import type { SessionKeys } from '../sessions/session-keys.ts'
import type { AdmitVisitor } from '../support/admit-visitor.ts'

export interface OpenSession {
  readonly handle: string
  readonly person: Person
  readonly created_at: Date
}

interface Needs {
  database: Database
  keys: SessionKeys
  cookies: CookieRules
  limits: Limits
  admitVisitor: AdmitVisitor
}

/** The session of a page load, which carries the cookie and no bearer. */
export const findSession =
  ({ database, cookies, limits, admitVisitor }: Needs) =>
  async (request: FastifyRequest, { extend } = { extend: true }): Promise<OpenSession | undefined> => {
    const handle = readHidden(cookies, request, 'sid')
    const session = handle && (await findByHandle(database, handle, limits, extend))
    if (!session) return undefined
    await admitVisitor(request, session.person)
    return session
  }

export const findByHandle = async (
  database: Database,
  handle: string,
  limits: Limits,
  extend = true,
): Promise<OpenSession | undefined> => {
  const session = await sessionStore.findLive(database.once, hashOf(handle), limits)
  if (!session) return undefined
  if (extend) await sessionStore.touch(database.once, session.session_uuid)
  return { handle, person: personOf(session), created_at: session.created_at }
}

/** Writes the readable cookie and gives the same values for the page: business, account and firm (decision 46). */
export const openPage =
  ({ database, keys, cookies, limits }: Needs) =>
  async (reply: FastifyReply, { handle, person, created_at }: OpenSession) => {
    const organization = person.membership?.organization_uuid
    const { business, waiting } = organization
      ? await database.inFirm(organization, async (tx) => ({
          business: await accountStore.findFirmBusiness(tx, organization),
          waiting: await accountantInvitationStore.countPending(tx, person.user_id),
        }))
      : {}
    setReadable(cookies, reply, {
      ...sessionBusiness(business),
      authenticated: {
        access_token: keys.halfToken(handle),
        created_at: Math.floor(created_at.getTime() / 1000),
        expires_in: limits.absoluteSeconds,
      },
    })
    return {
      organization_uuid: organization,
      business_id: business?.id,
      business_uuid: business?.uuid,
      account_id: business?.account_id,
      accountant_invitations: waiting || undefined,
      idle_seconds: limits.idleSeconds,
      ...(person.support && (await visitInWords(database, person, person.support.ends_at))),
    }
  }

/** What the banner of a visit says. */
const visitInWords = async (database: Database, { user_id }: Person, ends_at: Date) => {
  const { first_name, last_name, email } = await userStore.get(database.once, user_id)
  return {
    support_until: ends_at.toISOString(),
    // A reader's clock may be wrong: what is left is counted from now.
    support_seconds: Math.ceil((ends_at.getTime() - wall.milliseconds()) / 1000),
    support_name: `${first_name} ${last_name}`.trim() || email,
  }
}
