import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useAccountId } from './account.queries.ts'

const pages = [
  { to: '', label: 'Home' },
  { to: 'invoices', label: 'Invoices' },
  { to: 'chart', label: 'Chart of accounts' },
  { to: 'team', label: 'Team' },
  { to: 'plan', label: 'Plan' },
  { to: 'settings', label: 'Settings' },
]

/** The pages of an account in one line. On a phone it scrolls so that the current page is in view. */
export function AccountNav() {
  const accountId = useAccountId()
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const current = nav.current?.querySelector(`a[href='${pathname}']`)
    // The width of the line depends on the font.
    void document.fonts.ready.then(() => current?.scrollIntoView({ block: 'nearest', inline: 'center' }))
  }, [pathname])
  return (
    <nav aria-label="Account" ref={nav}>
      {pages.map(({ to, label }) => (
        <NavLink key={to} to={to ? `/accounts/${accountId}/${to}` : `/accounts/${accountId}`} end>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
