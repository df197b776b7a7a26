import type { ReactNode } from 'react'
import { HubMark } from '../marks/hub-mark.tsx'

/** The header of a full-screen page: the logo, the subject, and the way out. */
export function WizardHeader({ about, end }: { about: ReactNode; end?: ReactNode }) {
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center gap-3 border-b border-border bg-surface pr-4 pl-6 max-md:h-14 max-md:pr-2 max-md:pl-4">
      <HubMark />
      <span className="mr-auto min-w-0 truncate font-semibold">{about}</span>
      {end}
    </header>
  )
}
