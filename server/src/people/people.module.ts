import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { removeOldLinks } from './remove-old-links.ts'

/** Who a person is: users, their passwords, the links in their mails. */
export const people = (parts: Parts) => ({ housekeeping: { 'old links': removeOldLinks(parts) } }) satisfies Module
