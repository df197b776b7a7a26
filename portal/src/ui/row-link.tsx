import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'

/** The link of a table's row. It spreads over the whole row; what must be pressed by itself lies above it (z-1). */
export function RowLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link
      to={to}
      data-row-link
      className="outline-none after:absolute after:inset-0 focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-focus"
    >
      {children}
    </Link>
  )
}
