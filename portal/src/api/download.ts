import type { Endpoint } from '@partner-hub/contracts/calls/endpoint.ts'
import { ask } from './api.ts'
import { noteAnswer } from './last-answer.ts'
import { ApiProblem } from './problem.ts'

/** Fetched like any call, because a plain link would carry only half of the session, then saved by the browser. */
export const download = async (endpoint: Endpoint, params: Record<string, string>): Promise<void> => {
  const response = await ask(endpoint, { params })
  if (response.status !== 200) throw new ApiProblem(response.status, await response.json().catch(() => ({})))
  noteAnswer()
  save(await response.blob(), nameIn(response.headers.get('content-disposition')))
}

const nameIn = (disposition: string | null): string => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download'

const save = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By the next task the browser has taken over the content.
  setTimeout(() => URL.revokeObjectURL(address))
}
