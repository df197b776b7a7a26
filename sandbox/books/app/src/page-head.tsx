import type { ReactNode } from 'react'
import { useAccount } from './account.queries.ts'

/** The heading of a page. Sets the tab's title too. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  const { business_name } = useAccount()
  return (
    <div className="head">
      <title>{title === business_name ? business_name : `${title} · ${business_name}`}</title>
      <h1>{title}</h1>
      {children ? <p className="soft">{children}</p> : null}
    </div>
  )
}
