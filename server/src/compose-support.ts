import { SUPPORT_PATH } from '@partner-hub/contracts/support.ts'
import type { Config } from './config.ts'
import type { SupportCookies } from './hand-over/support-cookie.ts'
import type { Database } from './platform/database/database.ts'
import type { Person } from './platform/http/caller.ts'
import type { Stories } from './platform/workflow/stories.ts'
import { allowSupportRequest, declineSupportRequest, getSupportRequest } from './support/answer-support-request.ts'
import { endSupportSession } from './support/end-support-session.ts'
import { listSupportVisits } from './support/list-support-visits.ts'
import { isPendingHandOver, redeemSupportSession } from './support/redeem-support-session.ts'
import { staffStore } from './support/staff.store.ts'
import { supportRoutes } from './support/support.routes.ts'

interface Needs {
  config: Config
  database: Database
  stories: Stories
}

/** The hub's side of a support session: where it is off nothing is ever handed over. */
export const composeSupport = ({ config, database, stories }: Needs, cookies: SupportCookies) => {
  const isOn = config.SUPPORT_SESSIONS
  const supportUrl = `${config.SIGN_IN_URL}${SUPPORT_PATH}`
  const redeem = redeemSupportSession({ database, stories, visitSeconds: config.SUPPORT_SESSION_SECONDS })
  const isPending = isPendingHandOver({ database })
  const end = endSupportSession({ database })
  return {
    end,
    routes: supportRoutes({
      cookies,
      supportUrl,
      end,
      list: listSupportVisits({ database }),
      getRequest: getSupportRequest({ database }),
      allow: allowSupportRequest({ database }),
      decline: declineSupportRequest({ database }),
    }),
    pages: {
      isPending: async (handOver: Parameters<typeof isPending>[0]) => isOn && (await isPending(handOver)),
      redeem: async (...taken: Parameters<typeof redeem>) => isOn && (await redeem(...taken)),
      findStart: async ({ membership, user_id }: Person) =>
        isOn && !membership && (await staffStore.has(database.once, user_id)) ? supportUrl : undefined,
    },
  }
}
