import type { FastifyRequest } from 'fastify'
import { refuseUnless } from '../platform/http/refusal.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A link or a redirect of another origin led here. Where Sec-Fetch-Site is not sent, the referrer says so. */
export const isOpenedFromElsewhere = ({ headers }: FastifyRequest, origin: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site) return site !== 'same-origin' && site !== 'none'
  const { referer } = headers
  return referer !== undefined && !(URL.canParse(referer) && new URL(referer).origin === origin)
}

/** A change that rides on a cookie must come from our own page: Sec-Fetch-Site, or Origin where that is not sent. */
export const refuseForeignOrigin = (request: FastifyRequest, origin: string): void => {
  if (reading.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  refuseUnless(site ? site === 'same-origin' : request.headers.origin === origin, 'wrong_origin')
}
