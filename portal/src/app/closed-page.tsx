import { Eye, Lock, type LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { may } from '../api/may.ts'
import { closedPage } from '../texts/closed-page.ts'
import type { Pair } from '../texts/errors.ts'
import { shell } from '../texts/shell.ts'
import { whoMay } from '../texts/who-may.ts'
import { mayOnlyLook } from '../ui/actions/button.tsx'
import { RouteLinkButton } from '../ui/actions/route-link.tsx'
import { Glyph } from '../ui/marks/glyph.tsx'
import { usePageName } from './page-entry.ts'
import { paths } from './paths.ts'
import { FullPage } from './shell/full-page.tsx'

/** For pages that only make changes: support staff who open one are told why it is closed. */
export const closedToVisits = (Page: ComponentType): ComponentType =>
  function PageOrReason() {
    if (!mayOnlyLook()) return <Page />
    return (
      <FullPage>
        <Reason icon={Eye} tone="warning" {...closedPage.toVisits} />
      </FullPage>
    )
  }

/** Content inside the shell, with the page's margins. */
export function ShellPart({ children }: { children: ReactNode }) {
  return <div className="grid grow place-items-center">{children}</div>
}

/** A page for members who may do this; others who open it are told who may (DEC-97). */
export const openToThoseWho = (
  act: keyof typeof whoMay,
  Page: ComponentType,
  Frame: ComponentType<{ children: ReactNode }> = FullPage,
): ComponentType =>
  function PageOrReason() {
    if (may(act)) return <Page />
    return (
      <Frame>
        <Reason icon={Lock} tone="neutral" title={closedPage.toRole} text={whoMay[act]} />
      </Frame>
    )
  }

function Reason({ icon, tone, title, text }: Pair & { icon: LucideIcon; tone: 'warning' | 'neutral' }) {
  usePageName(title)
  return (
    <div className="flex flex-col items-center px-6 py-9 text-center">
      <Glyph icon={icon} tone={tone} className="mb-4" />
      <h1 tabIndex={-1} className="text-section">
        {title}
      </h1>
      <p className="mt-0.5 mb-5 max-w-110 text-pretty text-text-muted">{text}</p>
      <RouteLinkButton to={paths.clients}>{shell.goToClients}</RouteLinkButton>
    </div>
  )
}
