import type { AnswerOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { type getClientRun as endpoint, RUN_KEPT_DAYS } from '@partner-hub/contracts/clients/client-runs.ts'
import { wall } from '../platform/clock/clock.ts'
import { CSV_TYPE } from '../platform/csv/csv.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { FileAnswer } from '../platform/http/file-answer.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import { clientRunStore, runRecord, statusOfRun } from './client-run.store.ts'
import { exportKey } from './export-clients.ts'

const KEPT_MS = RUN_KEPT_DAYS * 24 * 60 * 60 * 1000

/** A run's progress and the outcome per client. */
export const getClientRun =
  ({ database }: { database: Database }) =>
  (member: Member, run: string): Promise<AnswerOf<typeof endpoint>> =>
    database.inFirm(member, async (tx) => {
      const { organization_uuid } = member
      const stored = await clientRunStore.find(tx, { organization_uuid, run })
      refuseUnless(stored, 'not_found')
      const results = await clientRunStore.listResults(tx, { organization_uuid, run })
      return { ...runRecord(stored, member), results }
    })

/**
 * The file of a finished export. Once its retention has passed it is not found, even if the cleanup has not removed it
 * yet. Refused to a member who no longer sees one of its clients.
 */
export const getClientRunFile =
  ({ database, objects }: { database: Database; objects: ObjectPort }) =>
  async (member: Member, run: string): Promise<FileAnswer> => {
    const of_run = { organization_uuid: member.organization_uuid, run }
    const stored = await database.inFirm(member, async (tx) =>
      (await clientRunStore.isWhollySeen(tx, of_run)) ? clientRunStore.find(tx, of_run) : undefined,
    )
    refuseUnless(stored?.action === 'export' && statusOfRun(stored) === 'DONE', 'not_found')
    refuseUnless(Number(stored.finished_at) > wall.milliseconds() - KEPT_MS, 'not_found')
    const day = stored.started_at.toISOString().slice(0, 10)
    return new FileAnswer(`clients-${day}.csv`, CSV_TYPE, await objects.get(exportKey(of_run)))
  }
