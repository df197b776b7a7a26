import type { Endpoint } from '@partner-hub/contracts/calls/endpoint.ts'
import { z } from 'zod'
import type { IsCurrent } from './entity-tag.ts'

export type DroppedFields = Readonly<Record<string, unknown>>

/** What a save receives besides its fields. */
export interface Saving {
  readonly isCurrent: IsCurrent
  readonly dropped: DroppedFields
}

/**
 * Fields in a body that its contract does not have. Collected before validation drops them, so that an act can record
 * them.
 */
export const droppedFields = ({ body: contract }: Endpoint, sent: unknown): DroppedFields => {
  if (!(contract instanceof z.ZodObject) || typeof sent !== 'object' || sent === null) return {}
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !Object.hasOwn(contract.shape, name)))
}
