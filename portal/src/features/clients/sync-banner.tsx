import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import { Sparkles } from 'lucide-react'
import { clients } from '../../texts/clients.ts'
import { withNames } from '../../texts/names.ts'
import { Banner } from '../../ui/notices/banner.tsx'
import { DismissalError } from './dismissal-error.tsx'
import { useFirmDismissal } from './dismissals.ts'

export function SyncBanner({ organization }: { organization: Organization }) {
  const dismissal = useFirmDismissal(organization.uuid, 'hide_client_sync_banner')
  if (organization.hide_client_sync_banner) return null
  return (
    <div className="mt-4 grid gap-2">
      <Banner
        tone="accent"
        icon={Sparkles}
        title={withNames(clients.syncBanner)}
        onClose={dismissal.close}
        closeName={clients.closeBanner}
      />
      {dismissal.hasFailed && <DismissalError />}
    </div>
  )
}
