import { once } from 'node:events'
import type { Socket } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { newTurns } from '../rate-limit/turns.ts'
import { endTurn, takeTurn } from './read-turn.ts'

const CALLERS = 20

test('F25 a caller who hangs up is not served and frees no extra turn', async () => {
  const turns = newTurns(1)
  const [allAsked, allGone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const sockets: Socket[] = []
  let [running, most, ran] = [0, 0, 0]
  const app = fastify()
  app.get('/', {
    onRequest: (request, reply) => {
      sockets.push(request.raw.socket)
      if (sockets.length === CALLERS) allAsked.resolve()
      return takeTurn(request, reply, turns.take('firm'))
    },
    onSend: endTurn,
    handler: async () => {
      running++
      ran++
      most = Math.max(most, running)
      await allGone.promise
      running--
      return {}
    },
  })
  const url = await app.listen()
  try {
    const leaving = new AbortController()
    const calls = Array.from({ length: CALLERS }, () => fetch(url, { signal: leaving.signal }).catch(() => undefined))
    await allAsked.promise
    const gone = sockets.map((socket) => once(socket, 'close'))
    leaving.abort()
    await Promise.all([...calls, ...gone])
    allGone.resolve()
    expect((await fetch(url)).status).toBe(200)
    expect({ most, ran }).toEqual({ most: 1, ran: 2 })
  } finally {
    await app.close()
  }
})
