import { connect } from 'node:net'
import { isFree } from '../processes/free-port.ts'
import type { Home } from './home.ts'
import { type PortName, preferredPorts } from './preferred-ports.ts'

const host = '127.0.0.1'

export function isListening(port: number, at = host): Promise<boolean> {
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
