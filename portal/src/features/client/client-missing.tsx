import { SearchX } from 'lucide-react'
import { client } from '../../texts/client.ts'
import { Glyph } from '../../ui/glyph.tsx'
import { RouteLinkButton } from '../../ui/route-link.tsx'

/** No such client, or none of this firm: the two look alike. Stands where a failure to load it stands. */
export function ClientMissing({ clientsPath }: { clientsPath: string }) {
  const { title, text, way } = client.missing
  return (
    <div className="flex flex-col items-center px-6 py-9 text-center">
      <Glyph icon={SearchX} tone="neutral" className="mb-4" />
      <h1 tabIndex={-1} className="text-section">
        {title}
      </h1>
      <p className="mt-0.5 mb-5 max-w-110 text-pretty text-text-muted">{text}</p>
      <RouteLinkButton to={clientsPath}>{way}</RouteLinkButton>
    </div>
  )
}
