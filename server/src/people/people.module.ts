import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { guardStore } from './guard.store.ts'
import { removeOldLinks } from './remove-old-links.ts'

/** Users, their passwords, and the links in their mails. */
export const people = (parts: Parts) =>
  ({
    housekeeping: {
      'old links': removeOldLinks(parts),
      'forgotten guesses': () =>
        guardStore.dropForgotten(parts.database.once, { free: parts.config.SIGN_IN_FAILURES_FREE }),
    },
  }) satisfies Module
