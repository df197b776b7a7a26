import { forgetOldKeys } from './idempotency/forget-old-keys.ts'
import type { Module } from './module.ts'
import type { Parts } from './parts.ts'
import { webhookStore } from './webhooks/webhook.store.ts'
import { inBatches } from './workflow/housekeeping.ts'

/** Far longer than senders retry a webhook. */
const WEBHOOKS_KEPT_DAYS = 30

/** The platform's own cleanup. */
export const platform = ({ database }: Parts) =>
  ({
    housekeeping: {
      'received webhooks': inBatches((batch) => webhookStore.dropOld(database.once, WEBHOOKS_KEPT_DAYS, batch)),
      'idempotency keys': inBatches((batch) => forgetOldKeys({ database }, batch)),
    },
  }) satisfies Module
