import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { pageData } from '../../api/page-data.ts'
import type { Pair } from '../../texts/errors.ts'
import { hubName, withNames } from '../../texts/names.ts'
import { cardEditor } from '../../texts/payment-method.ts'
import { ToastRegion } from '../../ui/overlays/toast.tsx'
import { browser } from '../browser.ts'
import { keepFlash } from '../flash.ts'
import { paths } from '../paths.ts'
import { followSession } from '../session/session-news.ts'
import { SessionWatch } from '../session/session-watch.tsx'
import { SignInRedirectPage } from '../session/sign-in-redirect.page.tsx'
import { useSignInRedirect } from '../session/sign-in-redirect.ts'

/** A document with card fields: no router and no other page, so that nothing else runs beside them (DEC-75). */
export function DocumentFrame({ children }: { children: ReactNode }) {
  useLayoutEffect(followSession, [])
  useEffect(() => {
    document.title = `${cardEditor.title} · ${hubName()}`
  }, [])
  const isHere = useSignInRedirect() === 'none'
  return (
    <>
      {isHere ? children : <SignInRedirectPage />}
      <SessionWatch onLogOut={() => browser.goTo(paths.logout)} />
      <ToastRegion />
    </>
  )
}

export const leaveDocument = (): void => browser.goTo(pageData().return_to ?? paths.billing)

/** Leaves; the next page tells the outcome. */
export const endDocument = ({ tone, pair: { title, text } }: { tone: 'success' | 'error'; pair: Pair }): void => {
  keepFlash(tone, { title, text: withNames(text) })
  leaveDocument()
}
