import type { FirmTransaction } from '../platform/database/database.ts'
import { firmStore } from './firm.store.ts'

export const findFirm = (tx: FirmTransaction, uuid: string) => firmStore.find(tx, uuid)

/** Locks the firm until the transaction ends. */
export const lockFirm = (tx: FirmTransaction, uuid: string) => firmStore.lock(tx, uuid)

/** The role of a person in the firm; undefined if they do not belong to it. */
export const findRole = (tx: FirmTransaction, uuid: string, person: string) => firmStore.findRole(tx, uuid, person)

export const listGroups = (tx: FirmTransaction, uuid: string) => firmStore.listGroups(tx, uuid)

/** The first one is the template that invitations start from. */
export const listTemplates = (tx: FirmTransaction, uuid: string) => firmStore.listTemplates(tx, uuid)
