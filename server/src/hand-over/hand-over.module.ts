import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { inBatches } from '../platform/workflow/housekeeping.ts'
import { handOverRoutes } from './hand-over.routes.ts'
import { handOverStore } from './hand-over.store.ts'

/** A member of a firm opens a client's books. */
export const handOver = (parts: Parts) => {
  const { database, config } = parts
  const dropOld = (batch: number) =>
    database.acrossFirms('old visits', (tx) => handOverStore.dropOld(tx, config.SESSION_ABSOLUTE_SECONDS, batch))
  return { routes: handOverRoutes(parts), housekeeping: { 'old visits': inBatches(dropOld) } } satisfies Module
}
