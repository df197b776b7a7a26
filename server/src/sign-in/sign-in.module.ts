import type { Module } from '../platform/module.ts'
import { createSignInActivities } from './sign-in.activities.ts'

/** Signing up and in; its pages and the provider are a role of their own (`sign-in.app.ts`). */
export const signIn = (parts: Parameters<typeof createSignInActivities>[0]) =>
  ({ activities: createSignInActivities(parts) }) satisfies Module
