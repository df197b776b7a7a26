import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { tv } from 'tailwind-variants/lite'
import { IconButton } from '../actions/icon-button.tsx'
import { words } from '../words.ts'

const look = tv({ base: 'rounded-panel border border-border bg-surface' })

type Props = {
  title?: ReactNode
  /** Small buttons at the right of the title. */
  actions?: ReactNode
  onClose?: (() => void) | undefined
  closeName?: string
  children: ReactNode
  className?: string
}

/** A bordered part of a page; flat, because a shadow means that something floats. */
export function Panel({ title, actions, onClose, closeName = words.close, children, className }: Props) {
  const id = useId()
  if (title === undefined) return <div className={look({ className })}>{children}</div>
  return (
    <section aria-labelledby={id} className={look({ className })}>
      <div className="flex min-h-16 items-center max-md:flex-wrap gap-2.5 py-4 pr-4 pl-5 max-md:px-4 max-md:py-3.5">
        <h2 id={id} className="mr-auto flex flex-wrap items-center gap-2.5 text-section">
          {title}
        </h2>
        {actions}
        {onClose && <IconButton icon={X} name={closeName} size="sm" onPress={onClose} className="-mr-1.5" />}
      </div>
      {children}
    </section>
  )
}
