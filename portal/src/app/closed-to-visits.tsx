import { Eye } from 'lucide-react'
import type { ComponentType } from 'react'
import { closedToVisits as texts } from '../texts/closed-to-visits.ts'
import { shell } from '../texts/shell.ts'
import { mayOnlyLook } from '../ui/actions/button.tsx'
import { RouteLinkButton } from '../ui/actions/route-link.tsx'
import { Glyph } from '../ui/marks/glyph.tsx'
import { usePageName } from './page-entry.ts'
import { paths } from './paths.ts'
import { FullPage } from './shell/full-page.tsx'

/** A page that only changes something: support staff who open its address are told why it is closed. */
export const closedToVisits = (Page: ComponentType): ComponentType =>
  function PageOrReason() {
    return mayOnlyLook() ? <ReasonPage /> : <Page />
  }

function ReasonPage() {
  usePageName(texts.title)
  return (
    <FullPage>
      <div className="flex flex-col items-center px-6 py-9 text-center">
        <Glyph icon={Eye} tone="warning" className="mb-4" />
        <h1 tabIndex={-1} className="text-section">
          {texts.title}
        </h1>
        <p className="mt-0.5 mb-5 max-w-110 text-pretty text-text-muted">{texts.text}</p>
        <RouteLinkButton to={paths.clients}>{shell.goToClients}</RouteLinkButton>
      </div>
    </FullPage>
  )
}
