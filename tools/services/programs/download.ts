import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { text } from 'node:stream/consumers'

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
  const { host } = new URL(url)
  try {
    const response = await fetch(url, { signal: silence.signal }).catch(
      (error: Error & { cause?: { code?: string } }) => {
        throw new Error(error.cause?.code ?? error.message)
      },
    )
    if (!response.ok || !response.body) throw new Error(`status ${response.status}`)
    for await (const chunk of response.body) {
      timer.refresh()
      yield chunk
    }
  } catch (error) {
    const reason = silence.signal.aborted ? `silent for ${silenceMs / 1000} s` : (error as Error).message
    throw new Error(`no release from ${host} (${reason})`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
