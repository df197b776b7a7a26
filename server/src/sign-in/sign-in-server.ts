import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { belongsToProvider } from './provider-front.ts'

/** One server: the provider handles its own paths, Fastify all others, so that their body parsers do not interfere. */
export const signInServer =
  (
    signInUrl: string,
    front: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  ): FastifyServerFactory =>
  (handler) => {
    const { host, protocol } = new URL(signInUrl)
    const server = createServer((request, response) => {
      // URLs are built from the configured origin, never from the caller's headers.
      request.headers.host = host
      request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
      delete request.headers['x-forwarded-host']
      if (belongsToProvider(request.url)) void front(request, response)
      else handler(request, response)
    })
    server.requestTimeout = 15_000
    server.keepAliveTimeout = 65_000
    return server.setTimeout(30_000)
  }
