import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Spinner } from '../notices/spinner.tsx'
import { words } from '../words.ts'
import { useActivities } from './activities.ts'

/** Covers the page while at least one named activity is running. Mounted once per document. */
export function LoadingOverlay() {
  const activities = useActivities()
  if (activities.length === 0) return null
  const { text, note } = activities.findLast((activity) => activity.text) ?? {}
  return createPortal(<Cover text={text} note={note} />, document.body)
}

function Cover({ text, note }: { text: string | undefined; note: string | undefined }) {
  const cover = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => makeInert(cover.current), [])
  return (
    <div
      ref={cover}
      role="status"
      aria-busy
      className="fixed inset-0 z-70 grid animate-appear place-items-center bg-surface/92 p-6 text-center backdrop-blur-[2px]"
    >
      <div className="grid justify-items-center gap-6">
        <Spinner size={24} className="text-accent" />
        {text ? (
          <div>
            <p className="type-page">{text}</p>
            {note && <p className="mt-2 wrap-anywhere text-text-muted">{note}</p>}
          </div>
        ) : (
          <p className="sr-only motion-reduce:not-sr-only">{words.loading}</p>
        )}
      </div>
    </div>
  )
}

/** Makes the covered content inert; toasts stay usable. The returned function undoes this and restores the focus. */
function makeInert(cover: HTMLElement | null): () => void {
  const focused = document.activeElement
  const covered = [...document.body.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child !== cover && !child.inert && !child.matches('[data-toasts]'),
  )
  for (const element of covered) element.inert = true
  // By itself, the browser would remove the focus only in the next frame.
  if (focused instanceof HTMLElement) focused.blur()
  return () => {
    for (const element of covered) element.inert = false
    if (focused instanceof HTMLElement) focused.focus()
  }
}
