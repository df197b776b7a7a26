import type { ReactNode } from 'react'
import { pageData } from '../../api/page-data.ts'
import { hubName } from '../../texts/names.ts'
import { shell } from '../../texts/shell.ts'
import { LinkButton } from '../../ui/actions/link.tsx'
import { RouteLinkButton } from '../../ui/actions/route-link.tsx'
import { HubMark } from '../../ui/marks/hub-mark.tsx'
import { paths } from '../paths.ts'

/** A minimal layout for when too little is known for the whole one: the name, help and log-out. */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <header className="flex min-h-(--topbar) flex-wrap items-center gap-2 bg-canvas px-4 py-2">
        <span className="mr-auto flex items-center gap-2.5 text-[0.9375rem] font-brand tracking-[-0.012em]">
          <HubMark />
          {hubName()}
        </span>
        <LinkButton href={pageData().support_url} size="sm" isNewTab>
          {shell.support}
        </LinkButton>
        <RouteLinkButton to={paths.logout} size="sm">
          {shell.logout}
        </RouteLinkButton>
      </header>
      <main className="grid grow place-items-center border-t border-border p-4">{children}</main>
    </div>
  )
}
