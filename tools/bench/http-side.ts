// Calls the list over HTTP as fast as one `web` process responds; prints rate and latency.
import autocannon, { type Result } from 'autocannon'
import { percentile } from '../figures/percentile.ts'

const { url, paths, cookie, authorization, callers, seconds } = JSON.parse(process.argv[2] ?? '{}')

const times: number[] = []
const result = await new Promise<Result>((resolve, reject) => {
  const run = autocannon(
    {
      url,
      requests: paths.map((path: string) => ({ path })),
      connections: callers,
      duration: seconds,
      headers: { cookie, authorization, accept: 'application/json' },
    },
    (fault, all) => (fault ? reject(fault) : resolve(all)),
  )
  run.on('response', (_client, _status, _bytes, time) => times.push(time))
})
if (result.non2xx || result.errors) throw new Error(`${result.non2xx} refused, ${result.errors} failed`)
console.log(JSON.stringify({ perSecond: result['2xx'] / result.duration, p95: percentile(times, 0.95) }))
