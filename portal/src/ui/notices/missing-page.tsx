import { SearchX } from 'lucide-react'
import { RouteLinkButton } from '../actions/route-link.tsx'
import { Glyph } from '../marks/glyph.tsx'

type Props = { title: string; text: string; way: string; to: string }

/** No such record, or none of this firm: the two look alike. Stands where a failure to load it stands. */
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
