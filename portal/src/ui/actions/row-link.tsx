import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'

/** A press that navigates in this tab; the browser handles all others. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/**
 * The link of a table row. It covers the whole row; other controls lie above it (z-1). It does not depend on the current
 * location, so that a hundred rows are not rendered again whenever that changes.
 */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <a
      href={to}
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        void navigate(to)
      }}
      data-row-link
      className="outline-none after:absolute after:inset-0 focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-focus"
    >
      {children}
    </a>
  )
}
