import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { FirmMark } from '../marks/firm-mark.tsx'
import { Glyph } from '../marks/glyph.tsx'

type Props = {
  icon: LucideIcon
  tone: ComponentProps<typeof Glyph>['tone']
  title: string
  text: string
  /** The firm that sent the invitation. */
  firm?: { name: string; logoUrl: string | null }
  children?: ReactNode
}

/** One message with one next step. Its heading takes the focus, because it replaces other content. */
export function MessageCard({ icon, tone, title, text, firm, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <article className="w-120 max-w-full self-center rounded-dialog border border-border bg-surface p-8 max-md:w-full max-md:self-start max-md:rounded-none max-md:border-x-0 max-md:px-4 max-md:py-7">
      <div className="mb-4 flex items-center justify-between">
        <Glyph icon={icon} tone={tone} />
        {firm && <FirmMark {...firm} size={32} />}
      </div>
      <h1 ref={heading} tabIndex={-1} className="text-title text-balance wrap-anywhere">
        {title}
      </h1>
      <p className="mt-1.5 text-pretty wrap-break-word text-text-muted">{text}</p>
      {children && (
        <div className="mt-6 flex flex-wrap gap-3 max-md:flex-col max-md:*:h-11 max-md:*:w-full">{children}</div>
      )}
    </article>
  )
}
