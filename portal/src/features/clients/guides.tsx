import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import type { Identity } from '@partner-hub/contracts/people/identity.ts'
import { GettingStartedPanel } from './getting-started.panel.tsx'
import { SyncBanner } from './sync-banner.tsx'

type Props = { organization: Organization; identity: Identity; createClientPath: string }

/** Shown above the list for a new firm. */
export function Guides({ organization, identity, createClientPath }: Props) {
  return (
    <div>
      <SyncBanner organization={organization} />
      <GettingStartedPanel organization={organization} identity={identity} createClientPath={createClientPath} />
    </div>
  )
}
