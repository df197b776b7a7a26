import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Treatment = 'pass' | 'fail' | 'hang'

export interface FailingProxy {
  readonly url: string
  /** Sets how calls to this path are treated from now on. */
  treat(path: string, treatment: Treatment): void
  stop(): Promise<void>
}

/** A proxy between the hub and the sign-in service: passes calls through, returns 500, or hangs. */
export const startFailingProxy = async (target: string): Promise<FailingProxy> => {
  const treatments = new Map<string, Treatment>()
  const server = createServer((incoming, outgoing) => {
    const treatment = treatments.get((incoming.url ?? '').split('?', 1)[0] ?? '') ?? 'pass'
    if (treatment === 'hang') return
    if (treatment === 'fail') return void outgoing.writeHead(500, { 'content-type': 'application/json' }).end('{}')
    const { method, headers, url } = incoming
    const onward = request(target + url, { ...(method && { method }), headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    treat: (path, treatment) => treatments.set(path, treatment),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
