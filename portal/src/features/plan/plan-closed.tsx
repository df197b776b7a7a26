import { Lock } from 'lucide-react'
import { withNames } from '../../texts/names.ts'
import { backToClient } from '../../texts/plan.ts'
import { RouteLinkButton } from '../../ui/actions/route-link.tsx'
import { Glyph } from '../../ui/marks/glyph.tsx'

/** Says why the firm cannot choose this client's plan now. */
export function PlanClosed({ title, text, to }: { title: string; text: string; to: string }) {
  return (
    <div className="flex flex-col items-center px-6 py-9 text-center">
      <Glyph icon={Lock} tone="neutral" className="mb-4" />
      <h1 tabIndex={-1} className="text-section">
        {title}
      </h1>
      <p className="mt-0.5 mb-5 max-w-110 text-pretty text-text-muted">{withNames(text)}</p>
      <RouteLinkButton to={to}>{backToClient}</RouteLinkButton>
    </div>
  )
}
