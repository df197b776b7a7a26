import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { RouteLinkButton } from '../actions/route-link.tsx'
import { Glyph } from '../marks/glyph.tsx'

type Props = {
  icon: LucideIcon
  tone?: ComponentProps<typeof Glyph>['tone']
  title: string
  text: string
  way: string
  to: string
}

/** Instead of a page: why it is not there, and one way on. */
export function PageReason({ icon, tone = 'neutral', title, text, way, to }: Props) {
  return (
    <div className="flex flex-col items-center px-6 py-9 text-center">
      <Glyph icon={icon} tone={tone} className="mb-4" />
      <h1 tabIndex={-1} className="text-section">
        {title}
      </h1>
      <p className="mt-0.5 mb-5 max-w-110 text-pretty text-text-muted">{text}</p>
      <RouteLinkButton to={to}>{way}</RouteLinkButton>
    </div>
  )
}
