import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

interface MountedRoute {
  method: string
  url: string
}

/** Every route that an app has when it is ready, however it came to it. */
export const mountedRoutes = async (create: () => Promise<FastifyInstance>) => {
  const routes: MountedRoute[] = []
  const watch = (message: unknown) =>
    void (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.push({ method: each, url })
    })
  subscribe('fastify.initialization', watch)
  const app = await create()
  await app.ready()
  unsubscribe('fastify.initialization', watch)
  return { app, routes }
}
