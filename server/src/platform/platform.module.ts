import { forgetOldKeys } from './idempotency/forget-old-keys.ts'
import type { Module } from './module.ts'
import type { Parts } from './parts.ts'
import { webhookStore } from './webhooks/webhook.store.ts'
import { inBatches } from './workflow/housekeeping.ts'

/** Far longer than a webhook is retried. */
const WEBHOOKS_KEPT_DAYS = 30

/** The platform's own cleanup. */
export const platform = ({ database }: Parts) =>
  ({
    housekeeping: {
      'taken webhooks': inBatches((batch) => webhookStore.dropOld(database.once, WEBHOOKS_KEPT_DAYS, batch)),
      'idempotency keys': inBatches((batch) => forgetOldKeys({ database }, batch)),
    },
  }) satisfies Module
