import { connect, createServer } from 'node:net'
import type { Home } from './home.ts'

const host = '127.0.0.1'

export const preferredPorts = {
  postgres: 54320,
  temporal: 7233,
  temporal_history: 7234,
  temporal_matching: 7235,
  temporal_worker: 7239,
  temporal_membership: 6933,
  temporal_history_membership: 6934,
  temporal_matching_membership: 6935,
  temporal_worker_membership: 6939,
  objects: 7070,
  smtp: 1025,
  mail: 1080,
  toxiproxy: 8474,
} as const

export type PortName = keyof typeof preferredPorts
export type Ports = Record<PortName, number>

export function answers(port: number, at = host): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: at, port })
    const say = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', () => say(true))
    socket.once('error', () => say(false))
  })
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** The port kept from earlier starts, or, when somebody else holds it or at first, the next free one from the wanted. */
export async function claimPort(home: Home, name: PortName): Promise<number> {
  const { ports } = home.memory
  const isOurs = (port: number) => Object.entries(ports).some(([other, held]) => held === port && other !== name)
  let port = ports[name] ?? preferredPorts[name]
  while (isOurs(port) || !(await isFree(port))) port += 1
  ports[name] = port
  home.remember()
  return port
}

export function portOf(home: Home, name: PortName): number {
  const port = home.memory.ports[name]
  if (!port) throw new Error(`${name} was never started in ${home.directory}`)
  return port
}
