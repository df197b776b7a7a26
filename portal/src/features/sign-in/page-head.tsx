import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Glyph } from '../../ui/marks/glyph.tsx'

type Props = {
  icon?: LucideIcon
  tone?: 'accent' | 'neutral' | 'warning' | 'success'
  title: string
  children: ReactNode
  /** On a page without fields the heading takes the focus, so that it is announced. */
  takesFocus?: boolean
}

export function PageHead({ icon, tone = 'accent', title, children, takesFocus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <>
      {icon && <Glyph icon={icon} tone={tone} className="mb-6" />}
      <h1 ref={heading} tabIndex={-1} className="type-display">
        {title}
      </h1>
      <p className="mt-2 text-pretty text-text-muted">{children}</p>
    </>
  )
}
