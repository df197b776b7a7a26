import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { accountRoutes } from './account.routes.ts'

/** Accounts and their businesses, as the signed-in person sees them. */
export const accounts = (parts: Parts) => ({ routes: accountRoutes(parts) }) satisfies Module
