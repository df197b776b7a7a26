import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { LoadingOverlay } from '../ui/overlay.tsx'
import { ToastRegion } from '../ui/toast.tsx'
import { showFlash } from './flash.ts'
import { usePageEntry } from './page-entry.ts'
import { followSession } from './session-news.ts'
import { SessionWatch } from './session-watch.tsx'
import { SignInRedirectPage } from './sign-in-redirect.page.tsx'
import { useSignInRedirect } from './sign-in-redirect.ts'

/** Around every route: title, focus, notices, and the way out once nobody is signed in any more. */
export function Root() {
  usePageEntry()
  useEffect(showFlash, [])
  useEffect(followSession, [])
  const isHere = useSignInRedirect() === 'none'
  return (
    <>
      {isHere ? <Outlet /> : <SignInRedirectPage />}
      <ScrollRestoration />
      <SessionWatch />
      <LoadingOverlay />
      <ToastRegion />
    </>
  )
}
