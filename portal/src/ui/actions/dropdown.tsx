import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Tooltip } from '../overlays/tooltip.tsx'
import { placeBelow } from './place-below.ts'

const items = 'a[href], button, input:not(:disabled)'

type Props = {
  /** The accessible name of the panel, and of the button if it shows only an icon. */
  name: string
  button: ReactNode
  buttonClass: string
  isIconAlone?: boolean
  align?: 'start' | 'end'
  /** Gets a function that closes the panel, for choices that end it. */
  children: (close: () => void) => ReactNode
}

/** A button with a small panel under it: a native popover, closed by Esc or a press elsewhere. */
export function Dropdown({ name, button, buttonClass, isIconAlone = false, align = 'start', children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!isOpen) return
    const place = () =>
      panel.current && opener.current && placeBelow(panel.current, opener.current.getBoundingClientRect(), align)
    // The browser shows the popover after the press; before that it has no size to measure.
    const frame = requestAnimationFrame(() => {
      place()
      panel.current?.querySelector<HTMLElement>(items)?.focus({ preventScroll: true })
    })
    window.addEventListener('scroll', place, { passive: true })
    window.addEventListener('resize', place)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', place)
      window.removeEventListener('resize', place)
    }
  }, [isOpen, align])

  const close = () => {
    panel.current?.hidePopover()
    opener.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(items)]
    all.at((all.indexOf(document.activeElement as HTMLElement) + step) % all.length)?.focus()
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover()
  }

  const control = (
    <button
      ref={opener}
      type="button"
      popoverTarget={id}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={isIconAlone ? name : undefined}
      className={buttonClass}
    >
      {button}
    </button>
  )
  return (
    <>
      {isIconAlone ? (
        <Tooltip text={name} isName>
          {control}
        </Tooltip>
      ) : (
        control
      )}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        // Focusable, so that a press between its controls keeps the focus inside; otherwise the panel would close.
        tabIndex={-1}
        aria-label={name}
        onBeforeToggle={(event) => event.newState === 'open' && setOpen(true)}
        // Only after it has closed, because the browser first returns the focus from inside.
        onToggle={(event) => event.newState === 'closed' && setOpen(false)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className="fixed inset-auto m-0 max-h-[calc(100dvh-16px)] min-w-54 max-w-[calc(100vw-16px)] animate-rise overflow-auto rounded-menu outline-none bg-surface-raised p-1.5 text-body font-regular text-text shadow-menu"
      >
        {isOpen && children(close)}
      </div>
    </>
  )
}
