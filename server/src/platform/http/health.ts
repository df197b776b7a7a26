import type { FastifyInstance } from 'fastify'

const hidden = { schema: { hide: true } }

/** /health: the process is alive. /ready: it can work and accepts requests; false once it is stopping. */
export const mountHealth = (app: FastifyInstance, isReady: () => Promise<boolean>) => {
  let stopping = false
  app.get('/health', hidden, async () => ({ status: 'ok' }))
  app.get('/ready', hidden, async (_request, reply) => {
    const ready = !stopping && (await isReady())
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
  return {
    beginStopping: () => {
      stopping = true
    },
  }
}
