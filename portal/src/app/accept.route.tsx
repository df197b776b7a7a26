import { AcceptPage } from '../features/accept/accept.page.tsx'
import { pageTitles } from '../texts/page-titles.ts'
import { browser } from './browser.ts'
import { usePageName } from './page-entry.ts'

export function AcceptRoute() {
  usePageName(pageTitles.accept)
  return <AcceptPage onGoTo={(url) => browser.goTo(url)} />
}
