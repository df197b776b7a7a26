export interface Paints {
  rows: number
  begin(): void
  end(): Promise<{ next: number; rows: number; cls: number }>
}

declare global {
  interface Window {
    paints: Paints
  }
}

/** Runs in the page: times the last key or press of the pointer to the next frame, and to the frame with other rows. */
export const watchPaints = () => {
  let [asked, next, cls] = [0, 0, 0]
  let first: string | undefined
  const firstRow = () => document.querySelector('tbody tr:not(.animate-late) a')?.getAttribute('href') ?? undefined
  const paints: Paints = {
    rows: 0,
    begin: () => {
      ;[asked, next, cls] = [0, 0, 0]
      paints.rows = 0
      first = firstRow()
    },
    // The browser tells of its paints a little after them.
    end: () =>
      new Promise((resolve) =>
        requestIdleCallback(() => resolve({ next, rows: paints.rows, cls }), { timeout: 1_000 }),
      ),
  }
  window.paints = paints
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(
      kind,
      (event) => {
        asked = event.timeStamp
        paints.rows = 0
      },
      true,
    )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId && asked > 0) next = Math.max(next, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!shift.hadRecentInput) cls += shift.value
  }).observe({ type: 'layout-shift', buffered: false })
  new MutationObserver(() => {
    const now = firstRow()
    if (asked === 0 || now === undefined || now === first || paints.rows > 0) return
    requestAnimationFrame((frame) => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        paints.rows ||= performance.now() - asked
      }
      channel.port2.postMessage(frame)
    })
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
