import type { ReactNode } from 'react'
import { pairOf } from '../../api/failure.ts'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { WaitingHeading } from '../../ui/notices/waiting-heading.tsx'

/** A page without the shell, because nothing is known yet or nothing works. */
export function FullPage({ children }: { children: ReactNode }) {
  return <main className="grid min-h-dvh place-items-center bg-surface p-4">{children}</main>
}

export function WaitingPage({ text }: { text: string }) {
  return (
    <FullPage>
      <WaitingHeading text={text} />
    </FullPage>
  )
}

export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <FullPage>
      <ErrorState {...pairOf(error)} onRetry={onRetry} isPage />
    </FullPage>
  )
}
