import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { loggedPath } from '../log/log.ts'
import { countPolicyReport } from '../telemetry/telemetry.ts'

/** Where a browser tells what a document's policy kept from happening. */
export const POLICY_REPORTS = '/policy-reports'

const BODY_LIMIT = 16 * 1024
const TOLD_MAX = 200
const Told = z.string().transform((text) => text.slice(0, TOLD_MAX))
const PolicyReport = z.object({
  'csp-report': z.object({
    'document-uri': Told.default(''),
    'effective-directive': Told.optional(),
    'violated-directive': Told.default(''),
    'blocked-uri': Told.default(''),
  }),
})

/** A word such as `inline`, or where something came from; the rest of an address may hold what is nobody's business. */
const sourceOf = (blocked: string): string => (URL.canParse(blocked) ? new URL(blocked).origin : blocked)
const pathOf = (document: string): string => (URL.canParse(document) ? loggedPath(new URL(document).pathname) : '')

/**
 * Anybody may send anything here, so it is only written down and counted: one report in production is a page that
 * somebody has put something into, or a policy that is too narrow (threats X2).
 */
export const mountPolicyReports = (app: FastifyInstance): void => {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post(POLICY_REPORTS, { bodyLimit: BODY_LIMIT, schema: { hide: true } }, async ({ body, log }, reply) => {
      const read = PolicyReport.safeParse(body)
      if (!read.success) return reply.status(400).send()
      const report = read.data['csp-report']
      const directive = report['effective-directive'] ?? report['violated-directive']
      log.warn(
        { directive, blocked: sourceOf(report['blocked-uri']), page: pathOf(report['document-uri']) },
        'a policy kept something out of a page',
      )
      countPolicyReport()
      return reply.status(204).send()
    })
  })
}
