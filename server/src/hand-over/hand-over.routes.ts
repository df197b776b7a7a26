import * as calls from '@partner-hub/contracts/books/hand-over.ts'
import { forBooks, forMember, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { openClientAccount } from './open-client-account.ts'
import { checkHandOver, redeemHandOver } from './redeem-hand-over.ts'
import { supportCookies } from './support-cookie.ts'

export const handOverRoutes = (parts: Parts): Route[] => {
  const { config } = parts
  const cookies = supportCookies(config.HUB_URL, config.SECURE_COOKIES)
  const visit = { ...parts, visitSeconds: config.SESSION_ABSOLUTE_SECONDS }
  return [
    forMember(
      calls.openClientAccount,
      'open_accounts',
      openClientAccount({ ...parts, booksOrigin: config.BOOKS_URL }),
      async (open, { member, params, query, request, reply }) => {
        const { url, session, ticket } = await open(member, params.uuid, request.person?.session_uuid, query.page)
        cookies.set(reply, member.user_id, session, ticket)
        return { url }
      },
    ),
    forBooks(calls.redeemHandOver, redeemHandOver(visit), (redeem, { body }) => redeem(body)),
    forBooks(calls.checkHandOver, checkHandOver(visit), (check, { body }) => check(body.hand_over)),
  ]
}
