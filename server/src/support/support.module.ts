import { SUPPORT_PATH } from '@partner-hub/contracts/support/support.ts'
import type { Person } from '../platform/http/caller.ts'
import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { isStaff } from './is-staff.ts'
import { isPendingHandOver, redeemSupportSession } from './redeem-support-session.ts'
import { createSupportActivities } from './support.activities.ts'
import { supportRoutes } from './support.routes.ts'

/** Support visits to firms. */
export const support = (parts: Parts) => {
  const supportUrl = `${parts.config.SIGN_IN_URL}${SUPPORT_PATH}`
  return {
    routes: supportRoutes({ ...parts, supportUrl }),
    activities: createSupportActivities(parts),
    pages: supportPages(parts, supportUrl),
  } satisfies Module & { pages: unknown }
}

/** Support visits for the hub's pages; with support off, no hand-over is ever accepted. */
const supportPages = ({ config, database, stories }: Parts, supportUrl: string) => {
  const isOn = config.SUPPORT_SESSIONS
  const redeem = redeemSupportSession({ database, stories, visitSeconds: config.SUPPORT_SESSION_SECONDS })
  const isPending = isPendingHandOver({ database })
  return {
    isPending: async (...asked: Parameters<typeof isPending>) => isOn && (await isPending(...asked)),
    redeem: async (...taken: Parameters<typeof redeem>) => isOn && (await redeem(...taken)),
    findStart: async ({ membership, user_id }: Person) =>
      isOn && !membership && (await isStaff(database.once, user_id)) ? supportUrl : undefined,
  }
}
