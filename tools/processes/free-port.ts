import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the kernel's ephemeral range: a restarted process must find its port free again. */
const [FIRST, LAST] = [20_000, 29_999]
const TRIES = 50

/** Whether a port of the loopback interface is free. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** A free port of the loopback interface. */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
  throw new Error(`no free port between ${FIRST} and ${LAST}`)
}
