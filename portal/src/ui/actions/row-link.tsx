import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'

/** A press that means this tab; every other is the browser's. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/**
 * The link of a table's row. It spreads over the whole row; what must be pressed by itself lies above it (z-1). Its
 * address does not hang on the page's, so that a hundred rows are not drawn again whenever that changes.
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
