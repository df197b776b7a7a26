import { notFound, shell } from '../texts/shell.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { RouteLinkButton } from '../ui/route-link.tsx'
import { SpotRows } from '../ui/spot-rows.tsx'
import { paths } from './paths.ts'

export function NotFoundPage() {
  return (
    <main className="grid min-h-dvh place-items-center bg-surface">
      <EmptyState
        drawing={<SpotRows />}
        title={notFound.title}
        text={notFound.text}
        action={<RouteLinkButton to={paths.clients}>{shell.goToClients}</RouteLinkButton>}
      />
    </main>
  )
}
