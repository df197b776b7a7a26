import { abilitiesOf, mayInFirm } from '@partner-hub/contracts/firms/firm-policy.ts'
import type { FastifyReply } from 'fastify'
import { countWaiting } from '../accountants/count-waiting.ts'
import { findFirmBusiness } from '../accounts/find-firm-business.ts'
import { sessionBusiness } from '../accounts/session-business.ts'
import { isDunned } from '../dunning/is-dunned.ts'
import { getPerson } from '../people/find-person.ts'
import { wall } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import type { Person } from '../platform/http/caller.ts'
import type { OpenSession } from '../sessions/find-session.ts'
import { type CookieRules, setReadable } from '../sessions/session-cookies.ts'
import type { SessionKeys } from '../sessions/session-keys.ts'
import type { SessionParts } from '../sessions/session-parts.ts'

interface Needs {
  database: Database
  keys: SessionKeys
  cookies: CookieRules
  limits: SessionParts['limits']
}

/** Sets the readable cookie and returns the same values for the page: business, account and firm (DEC-46). */
export const openPage =
  ({ database, keys, cookies, limits }: Needs) =>
  async (reply: FastifyReply, { handle, person, created_at }: OpenSession) => {
    const organization = person.membership?.organization_uuid
    const seesAmounts = person.membership !== undefined && mayInFirm(person.membership.role, 'see_amounts')
    const { business, waiting, owes } = organization
      ? await database.inFirm(wholeFirm(organization), async (tx) => ({
          business: await findFirmBusiness(tx, organization),
          waiting: await countWaiting(tx, person.user_id),
          owes: seesAmounts && (await isDunned(tx, organization)),
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
      role: person.membership?.role,
      abilities: person.membership && abilitiesOf(person.membership.role).join(' '),
      business_id: business?.id,
      business_uuid: business?.uuid,
      account_id: business?.account_id,
      accountant_invitations: waiting || undefined,
      owes: owes ? ('yes' as const) : undefined,
      idle_seconds: limits.idleSeconds,
      ...(person.support && (await visitInWords(database, person, person.support.ends_at))),
    }
  }

/** The texts of the visit's banner. */
const visitInWords = async (database: Database, { user_id }: Person, ends_at: Date) => {
  const { first_name, last_name, email } = await getPerson(database.once, user_id)
  return {
    support_until: ends_at.toISOString(),
    // The reader's clock may be wrong, so the remaining seconds are sent.
    support_seconds: Math.ceil((ends_at.getTime() - wall.milliseconds()) / 1000),
    support_name: `${first_name} ${last_name}`.trim() || email,
  }
}
