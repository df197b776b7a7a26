import type { Endpoint } from '@partner-hub/contracts/calls/endpoint.ts'
import { z } from 'zod'
import type { IsCurrent } from './entity-tag.ts'

export type DroppedFields = Readonly<Record<string, unknown>>

/** What a save comes with beside its fields. */
export interface Saving {
  readonly isCurrent: IsCurrent
  readonly dropped: DroppedFields
}

/** What a body holds beside its contract; read before the contract drops it, so that an act can write down that it did. */
export const droppedFields = ({ body: contract }: Endpoint, sent: unknown): DroppedFields => {
  if (!(contract instanceof z.ZodObject) || typeof sent !== 'object' || sent === null) return {}
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !Object.hasOwn(contract.shape, name)))
}
