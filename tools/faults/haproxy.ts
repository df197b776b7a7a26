import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startChild } from '../processes/child.ts'
import { freePort } from '../processes/free-port.ts'
import { responds } from '../processes/responds.ts'
import type { Timeline } from './timeline.ts'

/** From Debian's package haproxy. */
const program = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((file) => existsSync(file)) ?? 'haproxy'

export interface BalancerOptions {
  /** A cache that ignores who is asking. 'obedient' follows the response's cache headers, 'blind' keeps every response. */
  cache?: 'obedient' | 'blind'
  /** Retries reads and keyed calls without a response on another replica. */
  repeats?: boolean
}

const READY_SECONDS = 30
const CACHE_SECONDS = 60

/** Hides the token from the cache, which would otherwise skip such requests regardless of the product's headers. */
const cacheRules = (cache: BalancerOptions['cache']): string => `
  http-request set-var(txn.bearer) req.hdr(authorization)
  http-request del-header authorization
  http-request del-header cache-control
  http-request del-header pragma
  http-request cache-use answers
  http-request set-header authorization %[var(txn.bearer)]
  ${cache === 'blind' ? `http-response set-header cache-control "public, max-age=${CACHE_SECONDS}"` : ''}
  http-response cache-store answers
  http-after-response set-header x-cache hit if { res.cache_hit }`

const cacheSection = `cache answers
  total-max-size 64
  max-object-size 1000000
  max-age ${CACHE_SECONDS}
`

/** The balancer retries only what is safe to do twice; anything else the caller must retry. */
const repeating = {
  defaults: `
  timeout server 3s
  timeout check 1s
  retry-on conn-failure response-timeout`,
  backend: '  http-request disable-l7-retry unless { method GET } || { req.hdr(idempotency-key) -m found }',
}

const patient = `
  timeout server 30s
  timeout check 2s
  retry-on conn-failure`

/** By default, a call is retried only if the connection failed. */
const configuration = (port: number, servers: readonly string[], { cache, repeats }: BalancerOptions) => `
${cache ? cacheSection : ''}defaults
  mode http
  timeout connect 1s
  timeout client 30s
  retries 2
  option redispatch 1
${repeats ? repeating.defaults : patient}
frontend callers
  bind 127.0.0.1:${port}
  default_backend replicas
backend replicas
  option httpchk GET /ready
  default-server inter 200ms fall 2 rise 1
${repeats ? repeating.backend : ''}
${cache ? cacheRules(cache) : ''}
${servers.map((url, index) => `  server s${index} ${new URL(url).host} check`).join('\n')}
`

export interface Balancer {
  readonly url: string
  stop(): Promise<void>
}

/** haproxy in front of the replicas of a role; it sends requests only to ready ones. */
export const startBalancer = async (
  name: string,
  servers: readonly string[],
  timeline: Timeline,
  port?: number,
  options: BalancerOptions = {},
): Promise<Balancer> => {
  const listening = port ?? (await freePort())
  const file = join(timeline.directory, `${name}.cfg`)
  writeFileSync(file, configuration(listening, servers, options))
  const url = `http://127.0.0.1:${listening}`
  const child = startChild({
    name,
    command: program,
    args: ['-db', '-f', file],
    env: process.env,
    log: join(timeline.directory, `${name}.haproxy`),
  })
  await child.whenReady(() => responds(`${url}/ready`), READY_SECONDS)
  return { url, stop: () => child.stop('SIGKILL') }
}
