import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { inDueBatches } from '../platform/workflow/housekeeping.ts'
import { createAccountantActivities } from './accountant.activities.ts'
import { accountantRoutes } from './accountant.routes.ts'
import { expireAccountantInvitations } from './expire-accountant-invitations.ts'

type Needs = Parts & Parameters<typeof createAccountantActivities>[0]

/** Owners invite a firm from Books; firms join and leave a client's team. */
export const accountants = (parts: Needs) =>
  ({
    routes: accountantRoutes(parts),
    activities: createAccountantActivities(parts),
    dueWork: { 'expired invitations of accountants': inDueBatches(expireAccountantInvitations(parts)) },
  }) satisfies Module
