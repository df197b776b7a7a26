export interface Paints {
  begin(): void
  /** Waits for new rows without polling, which would slow down what is measured. */
  measure(): Promise<{ next: number; rows: number; cls: number }>
}

declare global {
  interface Window {
    paints: Paints
  }
}

/** Runs in the page: times from the last key or pointer press to the next frame, and to the frame with new rows. */
export const watchPaints = () => {
  let [inputAt, next, rows, cls] = [0, 0, 0, 0]
  let onRows = () => {}
  let first: string | undefined
  const firstRow = () => document.querySelector('tbody tr:not(.animate-late) a')?.getAttribute('href') ?? undefined
  const paints: Paints = {
    begin: () => {
      ;[inputAt, next, rows, cls] = [0, 0, 0, 0]
      first = firstRow()
    },
    measure: () =>
      new Promise((resolve) => {
        // The browser reports its paints with a short delay.
        onRows = () => requestIdleCallback(() => resolve({ next, rows, cls }), { timeout: 1_000 })
        if (rows > 0) onRows()
      }),
  }
  window.paints = paints
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(
      kind,
      (event) => {
        inputAt = event.timeStamp
        rows = 0
      },
      true,
    )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId && inputAt > 0) next = Math.max(next, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!shift.hadRecentInput) cls += shift.value
  }).observe({ type: 'layout-shift', buffered: false })
  new MutationObserver(() => {
    const now = firstRow()
    if (inputAt === 0 || now === undefined || now === first || rows > 0) return
    requestAnimationFrame((frame) => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        if (rows > 0) return
        rows = performance.now() - inputAt
        onRows()
      }
      channel.port2.postMessage(frame)
    })
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
