import { UNKNOWN_ERROR } from '../texts/errors.ts'

interface Body {
  readonly code?: string
  readonly error?: string
  readonly detail?: string
  readonly error_description?: string
  readonly fields?: Record<string, string>
  readonly messages?: Record<string, string>
  readonly fault_id?: string
}

/** A refused or failed call. Status 0 means that there was no response. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  /** Partner services use `detail`, the sign-in service and the account API `error_description`. */
  readonly detail: string | undefined
  readonly errorDescription: string | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly messages: Readonly<Record<string, string>>
  readonly faultId: string | undefined
  /** When to retry, from the Retry-After header. */
  readonly retryAt: number | undefined

  constructor(status: number, body: Body = {}, cause?: unknown, retryAfter: string | null = null) {
    const code = body.code ?? body.error ?? (status === 0 ? 'no_answer' : 'unknown')
    super(body.detail ?? body.error_description ?? `${code} (${status})`, { cause })
    this.name = 'ApiProblem'
    this.status = status
    this.code = code
    this.detail = body.detail
    this.errorDescription = body.error_description
    this.fields = body.fields ?? {}
    this.messages = body.messages ?? {}
    this.faultId = body.fault_id
    this.retryAt = Number(retryAfter) > 0 ? Date.now() + Number(retryAfter) * 1000 : undefined
  }
}

/** The problem behind an error, however deeply it was wrapped. */
export const problemOf = (error: unknown): ApiProblem | undefined => {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof ApiProblem) return each
  return undefined
}

export const statusOf = (error: unknown): number | undefined => problemOf(error)?.status

/** No response, or a gateway error that may pass: the act may have happened. */
const transientStatuses = new Set([0, 502, 503, 504])

export const isTransient = (error: unknown): boolean => transientStatuses.has(statusOf(error) ?? -1)

/** The text shown for a problem of the account API. */
export const serverErrorText = (problem: Pick<ApiProblem, 'errorDescription' | 'messages'>): string =>
  [problem.errorDescription || UNKNOWN_ERROR, ...Object.values(problem.messages)].join('. ')
