import { notFound, shell } from '../texts/shell.ts'
import { RouteLinkButton } from '../ui/actions/route-link.tsx'
import { SpotRows } from '../ui/notices/spot-rows.tsx'
import { paths } from './paths.ts'

export function NotFoundPage() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-surface p-6 text-center">
      <SpotRows />
      <h1 tabIndex={-1} className="mt-5 text-section">
        {notFound.title}
      </h1>
      <p className="mt-1.5 mb-5 text-pretty text-text-muted">{notFound.text}</p>
      <RouteLinkButton to={paths.clients}>{shell.goToClients}</RouteLinkButton>
    </main>
  )
}
