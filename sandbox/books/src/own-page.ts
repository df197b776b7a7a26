import type { FastifyRequest } from 'fastify'

/** Whether a page of ours sent this; no other site may act in somebody's name. */
export const isOwnPage = ({ headers }: FastifyRequest, booksUrl: string): boolean =>
  headers.origin === undefined ? headers['sec-fetch-site'] === 'same-origin' : headers.origin === booksUrl
