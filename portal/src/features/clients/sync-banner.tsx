import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import { Sparkles } from 'lucide-react'
import { may } from '../../api/may.ts'
import { clients } from '../../texts/clients.ts'
import { withNames } from '../../texts/names.ts'
import { Banner } from '../../ui/notices/banner.tsx'
import { DismissalError } from './dismissal-error.tsx'
import { useFirmDismissal } from './dismissals.ts'

/** Only for readers who can close it: it would never go away for anyone else. */
export function SyncBanner({ organization }: { organization: Organization }) {
  const dismissal = useFirmDismissal(organization.uuid, 'hide_client_sync_banner')
  if (organization.hide_client_sync_banner || !may('change_firm')) return null
  return (
    <div className="mt-4 grid gap-2">
      <Banner
        tone="accent"
        icon={Sparkles}
        title={withNames(clients.syncBanner)}
        onClose={dismissal.close}
        closeName={clients.closeBanner}
      />
      <DismissalError failure={dismissal.failure} />
    </div>
  )
}
