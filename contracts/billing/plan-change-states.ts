import { z } from 'zod'
import { type Acts, fromEvery, stateTable } from '../states/state-table.ts'

export const PlanChangeStatus = z.enum(['PENDING', 'DONE', 'DECLINED'])
export type PlanChangeStatus = z.infer<typeof PlanChangeStatus>

const every = fromEvery(PlanChangeStatus.options)

/** A plan that is charged for before it starts. One that was not paid for never starts. */
export const planChangeActs = {
  begin: { by: 'firm', begins: 'PENDING' },
  finish: { by: 'firm', from: { ...every('change_ended'), PENDING: 'DONE' } },
  decline: { by: 'firm', from: { ...every('change_ended'), PENDING: 'DECLINED' } },
} as const satisfies Acts<PlanChangeStatus, 'change_ended'>

export const planChangeStates = stateTable<PlanChangeStatus, typeof planChangeActs>(planChangeActs)
