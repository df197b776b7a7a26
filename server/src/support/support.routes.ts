import * as calls from '@partner-hub/contracts/support/support.ts'
import { supportCookies } from '../hand-over/support-cookie.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { forAnyone, forMember, forPerson, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { allowSupportRequest, declineSupportRequest, getSupportRequest } from './answer-support-request.ts'
import { endSupportSession } from './end-support-session.ts'
import { listSupportVisits } from './list-support-visits.ts'
import { carriedSupportCookies } from './support-cookies-left.ts'

export const supportRoutes = (parts: Parts & { supportUrl: string }): Route[] => {
  const cookies = supportCookies(parts.config.HUB_URL, parts.config.SECURE_COOKIES)
  return [
    forPerson(calls.endSupportSession, endSupportSession(parts), async (end, { person, reply }) => {
      refuseUnless(await end(person), 'not_found')
      cookies.clear(reply, person.user_id)
      return { support_url: parts.supportUrl }
    }),
    forMember(
      calls.listSupportVisits,
      'see_firm_activity',
      listSupportVisits(parts),
      (list, { member, params, query }) => list(member, params.organizationUuid, query),
    ),
    forMember(calls.getSupportRequest, 'answer_support', getSupportRequest(parts), (get, { member, params }) =>
      get(member, params.uuid),
    ),
    forMember(calls.allowSupportRequest, 'answer_support', allowSupportRequest(parts), (allow, { member, params }) =>
      allow(member, params.uuid),
    ),
    forMember(
      calls.declineSupportRequest,
      'answer_support',
      declineSupportRequest(parts),
      (decline, { member, params }) => decline(member, params.uuid),
    ),
    forAnyone(calls.confirmCleared, carriedSupportCookies, async (carried, { request }) => ({
      cleared: carried(request).length === 0,
    })),
  ]
}
