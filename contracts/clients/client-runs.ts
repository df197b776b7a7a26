import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Instant, Uuid } from '../calls/uuid.ts'
import { ClientFilter } from './client-list.ts'

/** Acts that can be done to several clients at once. */
export const RunAction = z.enum(['invite', 'archive', 'restore', 'export'])
export type RunAction = z.infer<typeof RunAction>

export const RUN_MAX = 10_000
/** Above this many, a filter must be used, which keeps the request small. */
export const NAMED_MAX = 5_000
/** A run's response lists at most this many clients, refused ones first. */
export const RESULTS_MAX = 500
/** This long after its end a run is deleted, with its results and its file. */
export const RUN_KEPT_DAYS = 7

/** Named clients, everything a filter matches when the run starts, or what an earlier run has changed. */
export const NewClientRun = z.object({
  action: RunAction,
  of: z.union([
    z.object({ uuids: z.array(Uuid).min(1).max(NAMED_MAX) }),
    z.object({ filter: ClientFilter }),
    z.object({ run: Uuid }),
  ]),
})
export type NewClientRun = z.infer<typeof NewClientRun>

export const ClientRun = z.object({
  uuid: Uuid,
  action: RunAction,
  status: z.enum(['RUNNING', 'DONE', 'STOPPED']),
  total: z.number().int(),
  done: z.number().int(),
  refused: z.number().int(),
  started_at: Instant,
  finished_at: Instant.nullable(),
  /** Another run has undone it. */
  undone: z.boolean(),
  /** Whether the reader started it. */
  is_own: z.boolean(),
  /** Who started it; null if they have left the firm or have no name. */
  person: z.string().nullable(),
})
export type ClientRun = z.infer<typeof ClientRun>

const problems = ['not_signed_in', 'organization_missing', 'not_allowed', 'not_found', 'invalid_input'] as const
const inFirm = { params: z.object({ organizationUuid: Uuid }) }

export const startClientRun = endpoint({
  family: 'partner',
  method: 'POST',
  path: '/partner_services/partners/:organizationUuid/client_runs/',
  summary: 'Invite the owners of several clients, archive, restore or export them',
  ...inFirm,
  body: NewClientRun,
  answer: ClientRun,
  problems,
  keyed: true,
  ours: true,
})

/** How many clients a confirmation names. */
export const PREVIEWED_MAX = 3

export const previewClientRun = endpoint({
  family: 'partner',
  method: 'POST',
  path: '/partner_services/partners/:organizationUuid/client_runs/preview/',
  summary: 'With which clients a run would begin, and how many owners the firm can still invite today',
  ...inFirm,
  body: NewClientRun,
  answer: z.object({
    names: z.array(z.string()),
    /** Null if the run invites no one. */
    invitations_left: z.number().int().nullable(),
  }),
  problems,
  ours: true,
})

/** Newest first, for the last day: running ones, and those that ended while the member was away. */
export const listClientRuns = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/:organizationUuid/client_runs/',
  summary: "The firm's runs of the last day",
  ...inFirm,
  answer: z.object({ results: z.array(ClientRun) }),
  problems,
  ours: true,
})

/** The outcome per client; a refusal never stops the others. */
export const RunResult = z.object({
  uuid: Uuid,
  name: z.string(),
  outcome: z.enum(['waiting', 'done', 'refused']),
  /** A problem code, or what is wrong with the refused field; only if refused. */
  reason: z.string().nullable(),
})
export type RunResult = z.infer<typeof RunResult>

export const getClientRun = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/client_runs/:uuid/',
  summary: 'A run and what became of each client, the refused first',
  params: z.object({ uuid: Uuid }),
  answer: ClientRun.extend({ results: z.array(RunResult) }),
  problems,
  ours: true,
})

export const stopClientRun = endpoint({
  family: 'partner',
  method: 'POST',
  path: '/partner_services/partners/client_runs/:uuid/stop/',
  summary: 'Leave the clients that still wait as they are; what is done stays done',
  params: z.object({ uuid: Uuid }),
  answer: ClientRun,
  problems,
  ours: true,
})

export const getClientRunFile = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/client_runs/:uuid/file/',
  summary: 'The CSV of a finished export, as a file',
  params: z.object({ uuid: Uuid }),
  answer: z.string(),
  problems,
  ours: true,
})
