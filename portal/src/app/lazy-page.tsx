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
 * A page whose script cannot be had says so. The router would show its first, empty document again instead: to it a
 * route that was never loaded is one that is still coming.
 */
export const inShell =
  (load: Load): Load =>
  () =>
    load().catch(() => PageMissing)

/** The same for a page that is the whole window. */
export const wholePage =
  (load: Load): Load =>
  () =>
    load().catch(() => WholePageMissing)
