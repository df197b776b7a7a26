import * as handOver from '@partner-hub/contracts/hand-over.ts'
import { accountStore } from '../accounts/account.store.ts'
import type { Database } from '../platform/database/database.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { forBooks, forMember, type Route } from '../platform/http/routes.ts'
import type { openClientAccount } from './open-client-account.ts'
import type { checkHandOver, redeemHandOver } from './redeem-hand-over.ts'
import type { SupportCookies } from './support-cookie.ts'

interface Operations {
  database: Database
  cookies: SupportCookies
  open: ReturnType<typeof openClientAccount>
  redeem: ReturnType<typeof redeemHandOver>
  check: ReturnType<typeof checkHandOver>
}

export const handOverRoutes = ({ database, cookies, open, redeem, check }: Operations): Route[] => [
  forMember(handOver.openClientAccount, 'open_accounts', async ({ member, firm, params, request, reply }) => {
    const { url, ticket } = await open(member, params.uuid, request.person?.session_uuid)
    const business = await database.inFirm(firm, (tx) => accountStore.findFirmBusiness(tx, firm))
    refuseUnless(business, 'not_found')
    const session = { businessId: business.id, businessUUID: business.uuid, accountid: business.account_id }
    cookies.set(reply, member.user_id, session, ticket)
    return { url }
  }),
  forBooks(handOver.redeemHandOver, ({ body }) => redeem(body)),
  forBooks(handOver.checkHandOver, ({ body }) => check(body.hand_over)),
]
