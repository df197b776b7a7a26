import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { jsonOf } from './written-answer.ts'

/**
 * While developing and testing an answer must be exactly what its contract says: a missing field fails, and so does
 * one too many, which production would send as it is.
 */
export const checkedAnswers =
  ({ schema, method, url }: { schema: z.ZodType; method: string; url: string }) =>
  (answer: unknown): string => {
    const sent = JSON.parse(jsonOf(answer))
    const declared = schema.parse(sent)
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(declared)), sent))
      throw new Error(`${method} ${url} answers more than its contract declares`)
    return JSON.stringify(sent)
  }
