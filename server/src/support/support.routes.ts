import * as support from '@partner-hub/contracts/support.ts'
import type { SupportCookies } from '../hand-over/support-cookie.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { forAnyone, forMember, forPerson, type Route } from '../platform/http/routes.ts'
import type { allowSupportRequest, declineSupportRequest, getSupportRequest } from './answer-support-request.ts'
import type { endSupportSession } from './end-support-session.ts'
import type { listSupportVisits } from './list-support-visits.ts'
import { carriedSupportCookies } from './support-cookies-left.ts'

interface Operations {
  cookies: SupportCookies
  /** Where the next visit begins. */
  supportUrl: string
  end: ReturnType<typeof endSupportSession>
  list: ReturnType<typeof listSupportVisits>
  getRequest: ReturnType<typeof getSupportRequest>
  allow: ReturnType<typeof allowSupportRequest>
  decline: ReturnType<typeof declineSupportRequest>
}

export const supportRoutes = ({ cookies, supportUrl, end, list, getRequest, allow, decline }: Operations): Route[] => [
  forPerson(support.endSupportSession, async ({ person, reply }) => {
    refuseUnless(await end(person), 'not_found')
    cookies.clear(reply, person.user_id)
    return { support_url: supportUrl }
  }),
  forMember(support.listSupportVisits, 'see_firm', ({ member, params, query }) =>
    list(member, params.organizationUuid, query),
  ),
  forMember(support.getSupportRequest, 'answer_support', ({ member, params }) => getRequest(member, params.uuid)),
  forMember(support.allowSupportRequest, 'answer_support', ({ member, params }) => allow(member, params.uuid)),
  forMember(support.declineSupportRequest, 'answer_support', ({ member, params }) => decline(member, params.uuid)),
  forAnyone(support.confirmCleared, async ({ request }) => ({ cleared: carriedSupportCookies(request).length === 0 })),
]
