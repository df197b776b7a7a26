import { getConsentRequest } from '@partner-hub/contracts/support/support.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseUnless } from '../platform/http/refusal.ts'
import { forAnyone, type Route } from '../platform/http/routes.ts'
import type { getConsentRequest as operation } from '../support/get-consent-request.ts'
import type { FoundLogIn } from './find-log-in.ts'

interface Needs {
  findLogIn: (request: FastifyRequest, reply: FastifyReply) => Promise<FoundLogIn | undefined>
  isStaff: (user_id: number) => Promise<boolean>
  getConsent: ReturnType<typeof operation>
}

/** Polled by the page of staff who wait for consent. It starts nothing, so the log-in may be of any age. */
export const consentRequestRoutes = ({ findLogIn, isStaff, getConsent }: Needs): Route[] => [
  forAnyone(getConsentRequest, getConsent, async (get, { params, request, reply }) => {
    const person = await findLogIn(request, reply)
    refuseUnless(person && (await isStaff(person.user_id)), 'not_signed_in')
    return get(person.user_id, params.organizationUuid, params.uuid)
  }),
]
