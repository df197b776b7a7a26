import { useLayoutEffect, useRef } from 'react'
import { focusIfLost } from '../behaviour/focus-if-lost.ts'
import { Spinner } from './spinner.tsx'

/**
 * Heads a page whose content is still coming; after 150 ms only, so that what comes at once does not flicker. Whoever
 * has the focus in it is led on to the heading that takes its place.
 */
export function WaitingHeading({ text, className = '' }: { text: string; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const own = heading.current
    return () => {
      if (own === document.activeElement) focusIfLost()
    }
  }, [])
  return (
    <div role="status" className={`grid animate-late justify-items-center gap-4 text-text-muted ${className}`}>
      <Spinner size={24} className="text-accent" />
      <h1 ref={heading} tabIndex={-1}>
        {text}
      </h1>
    </div>
  )
}
