import type { FastifyRequest } from 'fastify'

/** Whether a page of Books sent this request: protects against CSRF. */
export const isOwnPage = ({ headers }: FastifyRequest, booksUrl: string): boolean =>
  headers.origin === undefined ? headers['sec-fetch-site'] === 'same-origin' : headers.origin === booksUrl
