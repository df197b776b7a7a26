import { useLayoutEffect, useRef } from 'react'
import { focusIfLost } from '../behaviour/focus-if-lost.ts'
import { Spinner } from './spinner.tsx'

/**
 * The heading of a page that is still loading. It appears after 150 ms, so that fast pages do not flicker. If it has the
 * focus when it is replaced, the final heading takes the focus.
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
