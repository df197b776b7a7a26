import { useEffect, useLayoutEffect } from 'react'
import { type Location, Outlet, ScrollRestoration, useNavigate } from 'react-router'
import { pageData } from '../api/page-data.ts'
import { UnsavedChangesGuard } from '../drafts/unsaved-changes.tsx'
import { discardChanges } from '../texts/discard-changes.ts'
import { LoadingOverlay } from '../ui/overlays/overlay.tsx'
import { ToastRegion } from '../ui/overlays/toast.tsx'
import { showFlash } from './flash.ts'
import { usePageEntry } from './page-entry.ts'
import { paths } from './paths.ts'
import { followSession } from './session/session-news.ts'
import { SessionWatch } from './session/session-watch.tsx'
import { SignInRedirectPage } from './session/sign-in-redirect.page.tsx'
import { useSignInRedirect } from './session/sign-in-redirect.ts'
import { useTrail } from './trail.ts'

/** Scroll positions are stored per history entry. A page opened by its URL has no key yet, so its path is used. */
const placeKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)

/** Wraps every route: title, focus, toasts, and the redirect once no one is signed in. */
export function Root() {
  usePageEntry()
  const navigate = useNavigate()
  useTrail()
  useEffect(showFlash, [])
  // A layout effect, so that no message between tabs is missed between showing the page and listening.
  useLayoutEffect(followSession, [])
  const isHere = useSignInRedirect() === 'none'
  return (
    <>
      {isHere ? <Outlet /> : <SignInRedirectPage />}
      <ScrollRestoration getKey={placeKey} />
      <UnsavedChangesGuard texts={discardChanges} />
      {/* A support session has a fixed end that nothing prolongs. */}
      {!pageData().support_until && <SessionWatch onLogOut={() => void navigate(paths.logout)} />}
      <LoadingOverlay />
      <ToastRegion />
    </>
  )
}
