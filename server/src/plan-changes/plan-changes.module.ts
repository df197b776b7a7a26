import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { createPlanChangeActivities } from './plan-change.activities.ts'
import { planChangeRoutes } from './plan-change.routes.ts'

/** A firm selects, changes, cancels and keeps the plans it pays for. */
export const planChanges = (parts: Parts) =>
  ({
    routes: planChangeRoutes(parts),
    activities: createPlanChangeActivities(parts),
  }) satisfies Module
