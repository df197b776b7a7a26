import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { clientListRoutes } from './client-list.routes.ts'

/** The rows behind a firm's client list: search, filters and counts. */
export const clientList = (parts: Parts) => ({ routes: clientListRoutes(parts) }) satisfies Module
