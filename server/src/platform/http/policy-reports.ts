import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { wall } from '../clock/clock.ts'
import { loggedPath } from '../log/log.ts'
import { countPolicyReport } from '../telemetry/telemetry.ts'

/** Where browsers report violations of a document's content security policy. */
export const POLICY_REPORTS = '/policy-reports'

const BODY_LIMIT = 16 * 1024
const TOLD_MAX = 200
const LINES_A_MINUTE = 20
const ReportedText = z.string().transform((text) => text.slice(0, TOLD_MAX))
const PolicyReport = z.object({
  'csp-report': z.object({
    'document-uri': ReportedText.default(''),
    'effective-directive': ReportedText.optional(),
    'violated-directive': ReportedText.default(''),
    'blocked-uri': ReportedText.default(''),
  }),
})
type PolicyReport = z.infer<typeof PolicyReport>['csp-report']

/** A keyword such as `inline`, or the origin. The rest of the URL may be private. */
const sourceOf = (blocked: string): string => (URL.canParse(blocked) ? new URL(blocked).origin : blocked)

/** The report is about one of our pages, and not caused by a browser extension. */
const isOurs = (origin: string, { 'document-uri': page, 'blocked-uri': blocked }: PolicyReport): boolean =>
  URL.canParse(page) && new URL(page).origin === origin && !/^[\w-]+-extension\b/.test(blocked)

/** Returns true at most this many times per minute. */
const fewAMinute = (most: number): (() => boolean) => {
  let minute = 0
  let taken = 0
  return () => {
    const now = Math.floor(wall.milliseconds() / 60_000)
    if (now !== minute) [minute, taken] = [now, 0]
    return ++taken <= most
  }
}

/**
 * A report means that something was injected into a page, or that a policy is too narrow (docs/threats.md X2). Anyone
 * can send one, so all are counted and only a few per minute are logged: a hint, not proof.
 */
export const mountPolicyReports = (app: FastifyInstance, ownUrl: string): void => {
  const { origin } = new URL(ownUrl)
  const mayWrite = fewAMinute(LINES_A_MINUTE)
  app.register(async (scope) => {
    const json = scope.getDefaultJsonParser('error', 'error')
    scope.addContentTypeParser('application/csp-report', { parseAs: 'string' }, json)
    scope.post(POLICY_REPORTS, { bodyLimit: BODY_LIMIT, schema: { hide: true } }, async ({ body, log }, reply) => {
      const read = PolicyReport.safeParse(body)
      if (!read.success) return reply.status(400).send()
      const report = read.data['csp-report']
      if (isOurs(origin, report)) {
        countPolicyReport()
        const directive = report['effective-directive'] ?? report['violated-directive']
        const page = loggedPath(new URL(report['document-uri']).pathname)
        if (mayWrite())
          log.warn(
            { directive, blocked: sourceOf(report['blocked-uri']), page },
            'a policy kept something out of a page',
          )
      }
      return reply.status(204).send()
    })
  })
}
