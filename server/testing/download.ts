import type { Caller, Hub } from './hub.ts'

/** A file as the caller's browser gets it. */
export const download = async (hub: Hub, { cookie, bearer }: Caller, url: string) => {
  const answer = await fetch(`${hub.url}${url}`, { headers: { cookie, authorization: `Bearer ${bearer}` } })
  const file = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, file }
}
