import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { inBatches } from '../platform/workflow/housekeeping.ts'
import { clientListRoutes } from './client-list.routes.ts'
import { rewriteOldRows } from './rewrite-old-rows.ts'

/** Small enough that the locks delay no one who is editing one of these clients. */
const ROWS_AT_ONCE = 200

/** The rows behind a firm's client list: search, filters and counts. */
export const clientList = (parts: Parts) =>
  ({
    routes: clientListRoutes(parts),
    housekeeping: { 'list rows of an older edition': inBatches(rewriteOldRows(parts), ROWS_AT_ONCE) },
  }) satisfies Module
