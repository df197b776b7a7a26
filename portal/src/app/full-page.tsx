import type { ReactNode } from 'react'
import { pairOf } from '../api/failure.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** Stands alone in the document: no shell, because nothing is known yet or nothing works. */
export function FullPage({ children }: { children: ReactNode }) {
  return <main className="grid min-h-dvh place-items-center bg-surface p-4">{children}</main>
}

/** Shown after 150 ms only, so that a quick start does not flicker. */
export function WaitingPage({ text }: { text: string }) {
  return (
    <FullPage>
      <div role="status" className="grid animate-late justify-items-center gap-4 text-text-muted">
        <Spinner size={24} className="text-accent" />
        <h1 tabIndex={-1}>{text}</h1>
      </div>
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
