import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect } from 'react'
import { api } from '../../api/api.ts'
import { openCardForm } from '../../api/contract.ts'
import { Failure } from '../../api/failure.ts'
import { currentUserQuery } from '../../api/member.queries.ts'
import { pageData } from '../../api/page-data.ts'
import { paymentMethodQuery } from '../../api/payment-method.queries.ts'
import { CardEditorPage } from '../../features/payment-method/card-editor.page.tsx'
import { hubName, withNames } from '../../texts/names.ts'
import { cardEditor, cardErrors } from '../../texts/payment-method.ts'
import { shell } from '../../texts/shell.ts'
import { ToastRegion } from '../../ui/overlays/toast.tsx'
import { browser } from '../browser.ts'
import { keepFlash } from '../flash.ts'
import { paths } from '../paths.ts'
import { followSession } from '../session/session-news.ts'
import { SessionWatch } from '../session/session-watch.tsx'
import { SignInRedirectPage } from '../session/sign-in-redirect.page.tsx'
import { useSignInRedirect } from '../session/sign-in-redirect.ts'
import { ErrorPage, WaitingPage } from '../shell/full-page.tsx'

/** A document with card fields: no router and no other page, so that nothing else runs beside them (DEC-75). */
export function CardDocument() {
  useLayoutEffect(followSession, [])
  useEffect(() => {
    document.title = `${cardEditor.title} · ${hubName()}`
  }, [])
  const isHere = useSignInRedirect() === 'none'
  return (
    <>
      {isHere ? <CardEditor /> : <SignInRedirectPage />}
      <SessionWatch onLogOut={() => browser.goTo(paths.logout)} />
      <ToastRegion />
    </>
  )
}

const authorize = async () => (await api(openCardForm)).authorization

const failure = new Failure(cardErrors.loading)

function CardEditor() {
  const user = useQuery(currentUserQuery)
  const identity = user.data?.identity_uuid
  const method = useQuery({
    ...paymentMethodQuery(identity ?? ''),
    enabled: identity !== undefined,
    staleTime: Infinity,
  })
  const leave = useCallback(() => browser.goTo(pageData().return_to ?? paths.billing), [])

  if (user.isError || method.isError)
    return <ErrorPage error={failure} onRetry={() => void (user.isError ? user.refetch() : method.refetch())} />
  if (identity === undefined || method.data === undefined) return <WaitingPage text={shell.loading} />
  return (
    <CardEditorPage
      identity={identity}
      method={method.data ?? undefined}
      authorize={authorize}
      onLeave={leave}
      onEnd={({ tone, pair: { title, text } }) => {
        keepFlash(tone, { title, text: withNames(text) })
        leave()
      }}
    />
  )
}
