import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { currentUserQuery, organizationQuery } from '../../api/member.queries.ts'
import { pageData } from '../../api/page-data.ts'
import { shell } from '../../texts/shell.ts'
import { useMedia } from '../../ui/behaviour/use-media.ts'
import { useStateOf } from '../../ui/behaviour/use-state-of.ts'
import { Header } from './header.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { SideNavigation } from './side-navigation.tsx'

const NavigationDrawer = lazy(() =>
  import('./navigation-drawer.tsx').then((module) => ({ default: module.NavigationDrawer })),
)

const DebtNotice = lazy(() => import('./debt-notice.tsx').then((module) => ({ default: module.DebtNotice })))

/** The main layout. Its route's guard has already loaded the organization and the person. */
export function Shell() {
  const { data: organization } = useSuspenseQuery(organizationQuery)
  const { data: user } = useSuspenseQuery(currentUserQuery)
  const isWide = useMedia('(width >= 64rem)')
  const { key: visit } = useLocation()
  // Any navigation closes the menu.
  const [isMenuOpen, setMenuOpen] = useStateOf(`${visit} ${isWide}`, () => false)

  return (
    <div className="grid min-h-dvh grid-cols-[14.5rem_minmax(0,1fr)] grid-rows-[var(--topbar)_1fr] max-xl:grid-cols-[4rem_minmax(0,1fr)] max-lg:grid-cols-[minmax(0,1fr)]">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-inverse px-3 py-2 font-strong text-on-inverse focus:translate-y-0"
      >
        {shell.skipToContent}
      </a>
      <Header organization={organization} user={user} isMenuOpen={isMenuOpen} onMenu={() => setMenuOpen(true)} />
      {isWide && (
        <div className="sticky top-(--topbar) h-[calc(100dvh-var(--topbar))] self-start overflow-y-auto px-3 pt-2 pb-4">
          <SideNavigation place="rail" />
        </div>
      )}
      <main
        id="content"
        tabIndex={-1}
        className="flex min-h-[calc(100dvh-var(--topbar))] min-w-0 flex-col border-t border-border bg-surface lg:rounded-tl-panel lg:border-l"
      >
        {pageData().owes && (
          <Suspense>
            <DebtNotice />
          </Suspense>
        )}
        <Outlet />
      </main>
      <Shortcuts />
      {isMenuOpen && (
        <Suspense>
          <NavigationDrawer organization={organization} user={user} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
