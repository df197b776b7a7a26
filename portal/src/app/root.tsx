import { useEffect, useLayoutEffect } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router'
import { pageData } from '../api/page-data.ts'
import { UnsavedChangesGuard } from '../drafts/unsaved-changes.tsx'
import { discardChanges } from '../texts/discard-changes.ts'
import { LoadingOverlay } from '../ui/overlays/overlay.tsx'
import { ToastRegion } from '../ui/overlays/toast.tsx'
import { showFlash } from './flash.ts'
import { usePageEntry } from './page-entry.ts'
import { followSession } from './session/session-news.ts'
import { SessionWatch } from './session/session-watch.tsx'
import { SignInRedirectPage } from './session/sign-in-redirect.page.tsx'
import { useSignInRedirect } from './session/sign-in-redirect.ts'
import { useTrail } from './trail.ts'

/** A place on a page is remembered by its visit; one opened by its address has none, and is not another page opened so. */
const placeKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)

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
      <ScrollRestoration getKey={placeKey} />
      <UnsavedChangesGuard texts={discardChanges} />
      {/* A support session ends by itself, and nothing prolongs it. */}
      {!pageData().support_until && <SessionWatch />}
      <LoadingOverlay />
      <ToastRegion />
    </>
  )
}
