import { connect, createServer, type Socket } from 'node:net'

export type MailFront = Awaited<ReturnType<typeof startMailFront>>
export type FrontMode = 'through' | 'refuse' | 'black hole'

/**
 * A proxy in front of a mail server that lets callers through, hangs up, or accepts the connection and stays silent.
 */
export const startMailFront = async (behind: string) => {
  const { port: behindPort } = new URL(behind)
  const front = { mode: 'through' as FrontMode, connections: 0 }
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  const server = createServer((caller) => {
    keep(caller)
    front.connections++
    if (front.mode === 'refuse') caller.destroy()
    if (front.mode !== 'through') return
    const line = connect(Number(behindPort), '127.0.0.1')
    keep(line)
    caller.pipe(line).pipe(caller)
    caller.on('close', () => line.destroy())
    line.on('close', () => caller.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the front has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    /** The number of connections so far. */
    connections: () => front.connections,
    /** Existing connections are cut. */
    become: (mode: FrontMode) => {
      front.mode = mode
      for (const socket of sockets) socket.destroy()
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
