import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { createPlanChangeActivities } from './plan-change.activities.ts'
import { planChangeRoutes } from './plan-change.routes.ts'
import { createPlanEndingActivities } from './plan-ending.activities.ts'

type Needs = Parts & Parameters<typeof createPlanChangeActivities>[0]

/** A firm selects, changes, cancels and keeps the plans it pays for, and says who pays. */
export const planChanges = (parts: Needs) =>
  ({
    routes: planChangeRoutes(parts),
    activities: { ...createPlanChangeActivities(parts), ...createPlanEndingActivities(parts) },
  }) satisfies Module
