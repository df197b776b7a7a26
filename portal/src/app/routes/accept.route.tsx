import { useLocation } from 'react-router'
import { STOP_REMINDERS_PATH } from '../../api/contract.ts'
import { AcceptPage } from '../../features/accept/accept.page.tsx'
import { StopRemindersPage } from '../../features/accept/stop-reminders.page.tsx'
import { pageTitles } from '../../texts/page-titles.ts'
import { browser } from '../browser.ts'
import { usePageName } from '../page-entry.ts'

export function AcceptRoute() {
  usePageName(pageTitles.accept)
  const { pathname, search } = useLocation()
  if (pathname === STOP_REMINDERS_PATH)
    return <StopRemindersPage link={new URLSearchParams(search).get('link') ?? ''} />
  return <AcceptPage onGoTo={(url) => browser.goTo(url)} />
}
