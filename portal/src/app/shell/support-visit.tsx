import { useSuspenseQuery } from '@tanstack/react-query'
import { organizationQuery } from '../../api/member.queries.ts'
import { pageData } from '../../api/page-data.ts'
import { SupportBanner } from '../../features/support-banner/support-banner.tsx'
import { browser } from '../browser.ts'
import { paths } from '../paths.ts'

const leave = (): void => browser.goTo(paths.home)

/** The banner of a support visit, from the document's and the firm's data. */
export function SupportVisit() {
  const { data: organization } = useSuspenseQuery(organizationQuery)
  const { support_until, support_seconds = 0, support_name } = pageData()
  if (!support_until) return null
  return (
    <SupportBanner
      who={support_name ?? ''}
      firm={organization.name}
      until={support_until}
      seconds={support_seconds}
      onEnded={browser.goTo}
      onExpired={leave}
    />
  )
}
