import type { Module } from '../platform/module.ts'
import { createSignInActivities } from './sign-in.activities.ts'

/** The mails of signing up and in; the pages and the provider are a separate role (`sign-in.app.ts`). */
export const signIn = (parts: Parameters<typeof createSignInActivities>[0]) =>
  ({ activities: createSignInActivities(parts) }) satisfies Module
