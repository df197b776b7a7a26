import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { clientListRoutes } from './client-list.routes.ts'

/** The rows that a firm's list shows, searches, filters and counts. */
export const clientList = (parts: Parts) => ({ routes: clientListRoutes(parts) }) satisfies Module
