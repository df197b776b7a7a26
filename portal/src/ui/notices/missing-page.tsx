import { SearchX } from 'lucide-react'
import { RouteLinkButton } from '../actions/route-link.tsx'
import { Glyph } from '../marks/glyph.tsx'

type Props = { title: string; text: string; way: string; to: string }

/** For a record that does not exist or belongs to another firm: the two look the same. */
export function MissingPage({ title, text, way, to }: Props) {
  return (
    <div className="flex flex-col items-center px-6 py-9 text-center">
      <Glyph icon={SearchX} tone="neutral" className="mb-4" />
      <h1 tabIndex={-1} className="text-section">
        {title}
      </h1>
      <p className="mt-0.5 mb-5 max-w-110 text-pretty text-text-muted">{text}</p>
      <RouteLinkButton to={to}>{way}</RouteLinkButton>
    </div>
  )
}
