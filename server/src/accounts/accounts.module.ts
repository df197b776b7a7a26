import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { accountRoutes } from './account.routes.ts'

/** Accounts and the businesses behind them, as the person who is signed in sees theirs. */
export const accounts = (parts: Parts) => ({ routes: accountRoutes(parts) }) satisfies Module
