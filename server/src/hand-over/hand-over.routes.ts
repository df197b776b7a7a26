import * as handOver from '@partner-hub/contracts/hand-over.ts'
import { forBooks, forMember, type Route } from '../platform/http/routes.ts'
import type { openClientAccount } from './open-client-account.ts'
import type { checkHandOver, redeemHandOver } from './redeem-hand-over.ts'
import type { SupportCookies } from './support-cookie.ts'

interface Operations {
  cookies: SupportCookies
  open: ReturnType<typeof openClientAccount>
  redeem: ReturnType<typeof redeemHandOver>
  check: ReturnType<typeof checkHandOver>
}

export const handOverRoutes = ({ cookies, open, redeem, check }: Operations): Route[] => [
  forMember(handOver.openClientAccount, 'open_accounts', async ({ member, params, query, request, reply }) => {
    const { url, session, ticket } = await open(member, params.uuid, request.person?.session_uuid, query.page)
    cookies.set(reply, member.user_id, session, ticket)
    return { url }
  }),
  forBooks(handOver.redeemHandOver, ({ body }) => redeem(body)),
  forBooks(handOver.checkHandOver, ({ body }) => check(body.hand_over)),
]
