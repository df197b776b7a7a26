import { onTestFinished, vi } from 'vitest'

/** The stream of changes as a test drives it: every stream opened is kept, and none asks a server. */
class StubEventSource extends EventTarget {
  static readonly CLOSED = 2
  readonly url: string
  readyState = 0
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor(url: string) {
    super()
    this.url = url
    opened.push(this)
  }

  close(): void {
    this.readyState = 2
  }
}

let opened: StubEventSource[] = []

export const stubEvents = () => {
  opened = []
  vi.stubGlobal('EventSource', StubEventSource)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  /** The page opens its stream a moment after it shows. */
  const latest = (): Promise<StubEventSource> =>
    vi.waitFor(() => {
      const source = opened.at(-1)
      if (!source) throw new Error('No stream is open')
      return source
    })
  return {
    urls: (): string[] => opened.map(({ url }) => url),
    states: (): number[] => opened.map(({ readyState }) => readyState),
    opens: async (): Promise<void> => {
      const source = await latest()
      source.readyState = 1
      source.onopen?.()
    },
    says: async (...keys: string[]): Promise<void> => {
      const source = await latest()
      source.onmessage?.({ data: JSON.stringify({ keys }) })
    },
    /** Cut off, to come back by itself; or refused, which is for good. */
    breaks: async (how: 'cut off' | 'refused'): Promise<void> => {
      const source = await latest()
      source.readyState = how === 'refused' ? 2 : 0
      source.onerror?.()
    },
  }
}
