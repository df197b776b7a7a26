import { Eye, Lock, type LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { may } from '../api/may.ts'
import { closedPage } from '../texts/closed-page.ts'
import type { Pair } from '../texts/errors.ts'
import { shell } from '../texts/shell.ts'
import { whoMay } from '../texts/who-may.ts'
import { mayOnlyLook } from '../ui/actions/button.tsx'
import { PageReason } from '../ui/notices/page-reason.tsx'
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
  return <PageReason icon={icon} tone={tone} title={title} text={text} way={shell.goToClients} to={paths.clients} />
}
