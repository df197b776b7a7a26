import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import type { Access } from '../src/platform/http/routes.ts'

interface MountedRoute {
  method: string
  url: string
  access: Access | undefined
}

/** Every route an app has once it is ready, however it was added. */
export const mountedRoutes = async (create: () => Promise<FastifyInstance>) => {
  const routes: MountedRoute[] = []
  const watch = (message: unknown) =>
    void (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url, config }) => {
      for (const each of [method].flat()) routes.push({ method: each, url, access: config?.access })
    })
  subscribe('fastify.initialization', watch)
  const app = await create()
  await app.ready()
  unsubscribe('fastify.initialization', watch)
  return { app, routes }
}
