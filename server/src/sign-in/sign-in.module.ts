import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { guardStore } from './guard.store.ts'
import { createSignInActivities } from './sign-in.activities.ts'

type Needs = Parts & Parameters<typeof createSignInActivities>[0]

/** Signing up and in; its pages and the provider are a role of their own (`sign-in.app.ts`). */
export const signIn = (parts: Needs) =>
  ({
    activities: createSignInActivities(parts),
    housekeeping: {
      'forgotten guesses': () =>
        guardStore.dropForgotten(parts.database.once, { free: parts.config.SIGN_IN_FAILURES_FREE }),
    },
  }) satisfies Module
