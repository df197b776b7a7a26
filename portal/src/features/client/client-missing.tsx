import { client } from '../../texts/client.ts'
import { RouteLinkButton } from '../../ui/route-link.tsx'
import { SpotRows } from '../../ui/spot-rows.tsx'

/** No such client, or none of this firm: the two look alike. */
export function ClientMissing({ clientsPath }: { clientsPath: string }) {
  const { title, text, way } = client.missing
  return (
    <div className="flex grow flex-col items-center justify-center p-6 text-center">
      <SpotRows />
      <h1 tabIndex={-1} className="mt-5 text-section">
        {title}
      </h1>
      <p className="mt-1.5 mb-5 max-w-110 text-pretty text-text-muted">{text}</p>
      <RouteLinkButton to={clientsPath}>{way}</RouteLinkButton>
    </div>
  )
}
