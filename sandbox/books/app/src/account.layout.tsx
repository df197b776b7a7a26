import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import type { AccountAnswer, SessionAnswer } from '../../src/app-answers.ts'
import { accountQuery, sessionQuery, useAccountId } from './account.queries.ts'
import { AccountNav } from './account-nav.tsx'
import { TopBar } from './top-bar.tsx'
import { Failed, Loading } from './waiting.tsx'

/** The frame around every page of an account: its name, who is signed in, and the navigation. */
export function AccountLayout() {
  const accountId = useAccountId()
  const account = useQuery(accountQuery(accountId))
  const session = useQuery(sessionQuery)
  const main = useFocusAfterNavigation()
  const names = session.data
  // A visitor from a firm can open this account only.
  const hasOthers = account.data?.visitor.organization_name === null && (names?.accounts.length ?? 0) > 1
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {account.data && names ? <VisitBar account={account.data} names={names} /> : null}
      <TopBar productName={names?.product_name ?? ''} isSignedIn={Boolean(names?.person)} hasOthers={hasOthers}>
        <AccountNav />
      </TopBar>
      <main id="main" ref={main} tabIndex={-1}>
        {account.data ? <Outlet context={account.data} /> : account.isError ? <Failed query={account} /> : <Loading />}
      </main>
    </>
  )
}

interface VisitBarProps {
  account: Pick<AccountAnswer, 'business_name' | 'visitor'>
  names: Pick<SessionAnswer, 'hub_name' | 'hub_url'>
}

function VisitBar({ account: { business_name, visitor }, names }: VisitBarProps) {
  // Inside the hub's frame, the hub's own bar shows the account's name and the way back.
  const isFramed = window.self !== window.top
  const { first_name, last_name, organization_name, client_uuid } = visitor
  if (organization_name === null || isFramed) return null
  return (
    <aside className="visit" aria-label="Your visit">
      <p>
        You are in <b>{business_name}</b> as {first_name} {last_name}, {organization_name}. The owner sees what you
        change.
      </p>
      <a href={`${names.hub_url}/clients${client_uuid ? `/${client_uuid}` : ''}`}>Back to {names.hub_name}</a>
    </aside>
  )
}

/** Moves the focus to the start of the new page after a navigation, but not on the first load. */
const useFocusAfterNavigation = () => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    main.current?.focus()
    window.scrollTo(0, 0)
  }, [pathname])
  return main
}
