import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { pageData } from '../api/page-data.ts'
import { useLiveChanges } from './use-live-changes.ts'

const SupportVisit = lazy(async () => ({ default: (await import('./shell/support-visit.tsx')).SupportVisit }))

/** Around every page of a signed-in member, in the shell or out of it. */
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
