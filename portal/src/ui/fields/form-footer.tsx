import type { ReactNode } from 'react'

type Props = { note?: ReactNode; children: ReactNode }

/** The sticky bar under a settings form: unsaved or invalid state at the left, the buttons at the right. */
export function FormFooter({ note, children }: Props) {
  return (
    <div className="sticky bottom-0 flex items-center justify-end gap-3 bg-surface py-4 max-md:-mx-(--page-x) max-md:border-t max-md:border-border max-md:px-(--page-x) max-md:py-3 max-md:[&>button]:h-11">
      {note && <div className="mr-auto">{note}</div>}
      {children}
    </div>
  )
}

/** A quiet note that there are unsaved changes. */
export function UnsavedNote({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 text-text-muted">
      <span aria-hidden className="size-2 rounded-full bg-warning-icon" />
      {children}
    </span>
  )
}
