import type { Family } from '@partner-hub/contracts/calls/endpoint.ts'
import {
  type PartnerProblem,
  type ProblemCode,
  problemStatus,
  type SignInProblem,
} from '@partner-hub/contracts/calls/problems.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseAway } from '../database/database-away.ts'
import { newFaultId } from '../ids/ids.ts'
import { loggedPath } from '../log/log.ts'
import { Refusal } from './refusal.ts'

const sentences: Record<ProblemCode, string> = {
  malformed_request: 'The request could not be read.',
  not_signed_in: 'Authentication credentials were not provided or are no longer valid.',
  another_person: 'Somebody else has logged in since this page was opened.',
  organization_missing: 'You do not belong to an organization yet.',
  not_allowed: 'Your role does not allow this.',
  wrong_origin: 'The request did not come from this site.',
  wrong_person: 'The invitation is for somebody else.',
  support_read_only: 'Support visits are read-only.',
  not_found: 'Not found.',
  card_missing: 'The firm has no payment method yet.',
  already_registered: 'You already belong to an organization.',
  duplicate_client: 'A client with this name and this owner exists already.',
  action_not_allowed: 'This action is not open for the client as it is now.',
  stale: 'The record has changed since it was read.',
  plan_required: 'A plan must be selected for this client before its owner is invited.',
  access_removed: 'The firm no longer has access to this account.',
  client_archived: 'The client is archived.',
  trial_expired: 'The trial of this account has expired.',
  account_not_ready: 'The account has no address yet.',
  preview_changed: 'The amount or the date has changed since the preview. Nothing was charged.',
  card_required: 'The firm needs a payment method first.',
  change_in_progress: 'Another change of this plan is still being charged.',
  invoice_open: 'An invoice of this plan has not been paid yet.',
  link_expired: 'The invitation has expired.',
  link_replaced: 'A newer invitation has replaced this one.',
  link_withdrawn: 'The firm has withdrawn this invitation.',
  link_used: 'The invitation was already answered.',
  card_refused: 'The card was refused. The payment method has not changed.',
  still_running: 'The same request is still running.',
  invalid_input: 'Some fields are not valid.',
  key_reused: 'This key was used for another request.',
  uuid_mismatch: 'The uuid of the body is not the uuid of the path.',
  too_many_requests: 'Too many requests. Try again later.',
  resend_too_soon: 'This invitation was sent less than an hour ago.',
  email_too_soon: 'The owner was emailed less than a day ago.',
  invitation_quota: 'No more invitations can be sent today.',
  fault: 'Something went wrong. Please try again.',
  card_not_updated: 'The card provider did not answer. The payment method has not changed.',
  unavailable: 'The service is not available right now. Please try again.',
}

export interface Problem {
  code: ProblemCode
  fields?: Record<string, string> | undefined
  fault_id?: string
  retryAfterSeconds?: number | undefined
  detail?: string | undefined
}

/**
 * Two shapes (architecture §9): partner services and our own calls use `detail`, the account API `error_description`.
 */
const bodyOf = (
  family: Family | undefined,
  { code, fields, fault_id, detail = sentences[code] }: Problem,
): PartnerProblem | SignInProblem =>
  family === 'account'
    ? {
        error: code,
        error_description: detail,
        ...(fields && { messages: fields }),
        ...(fault_id && { fault_id }),
      }
    : { code, detail, ...(fields && { fields }), ...(fault_id && { fault_id }) }

const answerProblem = (request: FastifyRequest, reply: FastifyReply, problem: Problem) => {
  const wait = problem.retryAfterSeconds ?? (problem.code === 'unavailable' ? 2 : undefined)
  if (wait !== undefined) reply.header('retry-after', String(wait))
  return reply.status(problemStatus[problem.code]).send(bodyOf(request.routeOptions.config.family, problem))
}

export const problemOf = (error: unknown): Problem | undefined => {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map((issue) => [
      issue.instancePath.slice(1).replaceAll('/', '.'),
      issue.message ?? 'invalid',
    ])
    return { code: 'invalid_input', fields: Object.fromEntries(fields.reverse()) }
  }
  if (isDatabaseAway(error)) return { code: 'unavailable' }
  const status = (error as { statusCode?: number }).statusCode
  if (status === 429) return { code: 'too_many_requests' }
  if (status && status >= 400 && status < 500) return { code: 'malformed_request' }
  return undefined
}

export const installProblemAnswers = (app: FastifyInstance) => {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    if (problem) {
      if (problem.code === 'unavailable') request.log.warn({ err: error, path: loggedPath(request.url) }, 'unavailable')
      return answerProblem(request, reply, problem)
    }
    const fault_id = newFaultId()
    request.log.error({ err: error, fault_id, path: loggedPath(request.url) }, 'fault')
    return answerProblem(request, reply, { code: 'fault', fault_id })
  })
  app.setNotFoundHandler((request, reply) => answerProblem(request, reply, { code: 'not_found' }))
}
