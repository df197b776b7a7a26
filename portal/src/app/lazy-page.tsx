import type { ComponentType } from 'react'
import { errors } from '../texts/errors.ts'
import { withNames } from '../texts/names.ts'
import { ErrorState } from '../ui/notices/error-state.tsx'
import { browser } from './browser.ts'
import { BareShell } from './shell/bare-shell.tsx'

const { title, text } = errors.unavailable

function PageMissing() {
  return (
    <div className="grow content-center">
      <ErrorState title={withNames(title)} text={withNames(text)} onRetry={browser.reload} isPage />
    </div>
  )
}

function WholePageMissing() {
  return (
    <BareShell>
      <PageMissing />
    </BareShell>
  )
}

type Load = () => Promise<ComponentType>

/**
 * Shows an error if a page's script cannot be loaded. Otherwise the router would show its first, empty document again,
 * because it treats a route that was never loaded as still loading.
 */
export const inShell =
  (load: Load): Load =>
  () =>
    load().catch(() => PageMissing)

/** The same for a page without the shell. */
export const wholePage =
  (load: Load): Load =>
  () =>
    load().catch(() => WholePageMissing)
