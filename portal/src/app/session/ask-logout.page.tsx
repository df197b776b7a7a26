import { useEffect } from 'react'
import { askLogout } from '../../texts/logout.ts'
import { Button } from '../../ui/actions/button.tsx'
import { RouteLinkButton } from '../../ui/actions/route-link.tsx'
import { paths } from '../paths.ts'
import { FullPage } from '../shell/full-page.tsx'

/** A link on another site must not log anyone out without asking. */
export function AskLogoutPage({ onLogout }: { onLogout: () => void }) {
  // Asks once per document: the portal's own Logout needs no second click.
  useEffect(() => () => void delete document.documentElement.dataset.askLogout, [])
  return (
    <FullPage>
      <div className="flex flex-col items-center px-6 py-9 text-center">
        <h1 className="text-section" tabIndex={-1}>
          {askLogout.title}
        </h1>
        <p className="mt-0.5 max-w-110 text-pretty text-text-muted">{askLogout.text}</p>
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          <RouteLinkButton to={paths.home}>{askLogout.stay}</RouteLinkButton>
          <Button tone="primary" onPress={onLogout}>
            {askLogout.logout}
          </Button>
        </div>
      </div>
    </FullPage>
  )
}
