import type { z } from 'zod'

/** The first message key of each field. */
export const formProblems = (error: z.ZodError): Record<string, string> =>
  Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message] as const).reverse())
