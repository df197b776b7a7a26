import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../services/until.ts'
import { adopt } from './children.ts'
import { freePort } from './free-port.ts'
import type { Timeline } from './timeline.ts'

const program = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((file) => existsSync(file)) ?? 'haproxy'

/** A call is sent again by the balancer only when no connection was made; everything else is for the caller to repeat. */
const configuration = (port: number, servers: readonly string[]) => `
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout check 2s
  retries 2
  option redispatch 1
  retry-on conn-failure
frontend callers
  bind 127.0.0.1:${port}
  default_backend replicas
backend replicas
  option httpchk GET /ready
  default-server inter 200ms fall 2 rise 1
${servers.map((url, index) => `  server s${index} ${new URL(url).host} check`).join('\n')}
`

export interface Balancer {
  readonly url: string
  stop(): Promise<void>
}

/** Debian's haproxy in front of the replicas of a role, sending callers only to those that are ready. */
export const startBalancer = async (
  name: string,
  servers: readonly string[],
  timeline: Timeline,
  port?: number,
): Promise<Balancer> => {
  const listening = port ?? (await freePort())
  const file = join(timeline.directory, `${name}.cfg`)
  writeFileSync(file, configuration(listening, servers))
  const child = spawn(program, ['-db', '-f', file], { stdio: 'ignore' })
  adopt(child)
  let hasEnded = false
  let fault: Error | undefined
  child.once('error', (error) => {
    fault = error
  })
  child.once('exit', () => {
    hasEnded = true
  })
  const url = `http://127.0.0.1:${listening}`
  await until(`${name} sends callers on`, 30, async () => {
    if (fault) throw new Error(`haproxy does not start (Debian: apt-get install haproxy): ${fault.message}`)
    if (hasEnded) throw new Error(`haproxy ended at once, see ${file}`)
    return fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  })
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL')
      await until(`${name} has ended`, 10, () => hasEnded)
    },
  }
}
