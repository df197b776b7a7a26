import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { QueryClient } from '@tanstack/react-query'
import { registerClient } from '../../api/contract.ts'
import { identityQuery, organizationQuery } from '../../api/member.queries.ts'
import { problemOf } from '../../api/problem.ts'
import { saveNewRecord } from '../../api/records.ts'
import type { Draft } from '../../drafts/wizard-draft.ts'
import { openingErrors } from '../../texts/client-errors.ts'
import { type Answers, registrationOf } from './answers.ts'

const loadMember = async (queryClient: QueryClient) => {
  try {
    return await Promise.all([
      queryClient.ensureQueryData(organizationQuery),
      queryClient.ensureQueryData(identityQuery),
    ])
  } catch (cause) {
    throw new Error(openingErrors.notLoaded, { cause })
  }
}

/** The server gave a reason; with any other error the outcome is unknown. */
const isRefusal = (error: unknown): boolean => {
  const status = problemOf(error)?.status ?? 0
  return status >= 400 && status < 500
}

export type Attempt = Pick<Draft<Answers>, 'answers' | 'idempotencyKey'> & {
  /** The person knows about the other client and wants this one too. */
  isSure?: boolean
}

/** Registers the client under the wizard's idempotency key: retries never create a second client. */
export const registerNewClient = async (
  queryClient: QueryClient,
  { answers, idempotencyKey, isSure = false }: Attempt,
): Promise<BusinessClient> => {
  const [organization, identity] = await loadMember(queryClient)
  const [group] = identity.user_service_groups
  if (group === undefined) throw new Error(openingErrors.noGroup)
  const call = {
    params: { organizationUuid: organization.uuid },
    ...(!isSure && { query: { unless_duplicate: 'true' as const } }),
    body: registrationOf(answers, group),
    idempotencyKey,
  }
  return saveNewRecord(registerClient, call).catch((error) => {
    throw isRefusal(error) ? error : new Error(openingErrors.unknown, { cause: error })
  })
}
