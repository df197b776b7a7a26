import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { jsonOf } from './written-answer.ts'

/**
 * In development and tests a response must match its contract exactly. A missing field fails, and so does an extra one,
 * which production would send unnoticed.
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
