import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'

const MAX_REDIRECTS = 5

export const readText = (url: string, silenceMs: number): Promise<string> => text(chunksOf(url, silenceMs))

/** Returns the SHA-256 of what it saved. */
export async function saveFile(url: string, file: string, silenceMs: number): Promise<string> {
  const hash = createHash('sha256')
  await using saved = await open(file, 'w')
  for await (const chunk of chunksOf(url, silenceMs)) {
    hash.update(chunk)
    await saved.writeFile(chunk)
  }
  return hash.digest('hex')
}

/** Fails with one line when the server cannot be reached, refuses, or sends nothing for too long. */
async function* chunksOf(url: string, silenceMs: number): AsyncGenerator<Uint8Array> {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), silenceMs)
  try {
    for await (const chunk of await get(new URL(url), silence.signal)) {
      timer.refresh()
      yield chunk
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reason = silence.signal.aborted ? `silent for ${silenceMs / 1000} s` : (code ?? message)
    throw new Error(`no release from ${new URL(url).host} (${reason})`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** Not by fetch: a server that closes the connection early ends the process there (nodejs/undici#5360). */
async function get(url: URL, signal: AbortSignal, redirects = 0): Promise<IncomingMessage> {
  const request = (url.protocol === 'https:' ? https : http).get(url, { signal })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const { statusCode = 0, headers } = response
  if (statusCode === 200) return response

  response.destroy()
  const next = statusCode >= 300 && headers.location ? new URL(headers.location, url) : undefined
  if (!next || redirects === MAX_REDIRECTS) throw new Error(`status ${statusCode}`)
  if (next.protocol !== url.protocol) throw new Error(`a redirect from ${url.protocol} to ${next.protocol}`)
  return get(next, signal, redirects + 1)
}
