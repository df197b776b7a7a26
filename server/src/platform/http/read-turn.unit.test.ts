import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { newTurns } from '../rate-limit/turns.ts'
import { endTurn, takeTurn } from './read-turn.ts'

test('F25 callers who hang up neither make room for others nor are worked for', async () => {
  const turns = newTurns(1)
  let [running, most, ran] = [0, 0, 0]
  const begun = Promise.withResolvers<void>()
  const app = fastify()
  app.get('/', {
    onRequest: (request, reply) => takeTurn(request, reply, turns.take('firm')),
    onSend: endTurn,
    handler: async () => {
      running++
      ran++
      begun.resolve()
      most = Math.max(most, running)
      await pause(20)
      running--
      return {}
    },
  })
  const url = await app.listen()
  try {
    const gone = new AbortController()
    const calls = Array.from({ length: 20 }, () => fetch(url, { signal: gone.signal }).catch(() => undefined))
    await begun.promise
    gone.abort()
    await Promise.all(calls)
    expect((await fetch(url)).status).toBe(200)
    expect(most).toBe(1)
    expect(ran).toBeLessThan(10)
  } finally {
    await app.close()
  }
})
