import type { FastifyRequest } from 'fastify'
import { refuseUnless } from '../platform/http/refusal.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a link or redirect from another origin led here, by Sec-Fetch-Site, or by the referrer without it. */
export const isOpenedFromElsewhere = ({ headers }: FastifyRequest, origin: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site) return site !== 'same-origin' && site !== 'none'
  const { referer } = headers
  return referer !== undefined && !(URL.canParse(referer) && new URL(referer).origin === origin)
}

/** CSRF check: a change authenticated by cookie must come from our own page, by Sec-Fetch-Site, or by Origin without it. */
export const refuseForeignOrigin = (request: FastifyRequest, origin: string): void => {
  if (reading.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  refuseUnless(site ? site === 'same-origin' : request.headers.origin === origin, 'wrong_origin')
}
