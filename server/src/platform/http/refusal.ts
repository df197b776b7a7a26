import type { ProblemCode } from '@partner-hub/contracts/calls/problems.ts'

/** A declared problem: part of the contract, not a bug. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined
  /** Which of the code's causes applied, for a run's results. Never sent to the caller. */
  readonly reason: string | undefined
  /** Replaces the code's default message. */
  readonly detail: string | undefined

  constructor(
    code: ProblemCode,
    more: {
      fields?: Record<string, string>
      retryAfterSeconds?: number
      reason?: string | undefined
      detail?: string
    } = {},
  ) {
    super(code)
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.reason = more.reason
    this.detail = more.detail
  }
}

export function refuse(code: ProblemCode): never {
  throw new Refusal(code)
}

export function refuseUnless(condition: unknown, code: ProblemCode): asserts condition {
  if (!condition) throw new Refusal(code)
}
