import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { firmRoutes } from './firm.routes.ts'

/** The firm and its people. */
export const firms = (parts: Parts) => ({ routes: firmRoutes(parts) }) satisfies Module
