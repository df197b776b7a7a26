import { useEffect, useLayoutEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { pageData } from '../api/page-data.ts'
import { discardChanges } from '../texts/discard-changes.ts'
import { LoadingOverlay } from '../ui/overlay.tsx'
import { ToastRegion } from '../ui/toast.tsx'
import { UnsavedChangesGuard } from '../ui/unsaved-changes.tsx'
import { showFlash } from './flash.ts'
import { usePageEntry } from './page-entry.ts'
import { followSession } from './session-news.ts'
import { SessionWatch } from './session-watch.tsx'
import { SignInRedirectPage } from './sign-in-redirect.page.tsx'
import { useSignInRedirect } from './sign-in-redirect.ts'
import { useTrail } from './trail.ts'

/** Around every route: title, focus, notices, and the way out once nobody is signed in any more. */
export function Root() {
  usePageEntry()
  useTrail()
  useEffect(showFlash, [])
  // Whoever sees a page may count on it: no news may fall between its showing and its listening.
  useLayoutEffect(followSession, [])
  const isHere = useSignInRedirect() === 'none'
  return (
    <>
      {isHere ? <Outlet /> : <SignInRedirectPage />}
      <ScrollRestoration />
      <UnsavedChangesGuard texts={discardChanges} />
      {/* A support session ends by itself, and nothing prolongs it. */}
      {!pageData().support_until && <SessionWatch />}
      <LoadingOverlay />
      <ToastRegion />
    </>
  )
}
