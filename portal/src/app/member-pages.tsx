import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { pageData } from '../api/page-data.ts'
import { useLiveChanges } from './use-live-changes.ts'

const SupportVisit = lazy(async () => ({ default: (await import('./shell/support-visit.tsx')).SupportVisit }))

/** Wraps every page of a signed-in member, with or without the shell. */
export function MemberPages() {
  useLiveChanges()
  return (
    <>
      {pageData().support_until && (
        <Suspense>
          <SupportVisit />
        </Suspense>
      )}
      <Outlet />
    </>
  )
}
