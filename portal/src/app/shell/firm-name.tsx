import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import { FirmMark } from '../../ui/marks/firm-mark.tsx'

/** The firm's logo and name. */
export function FirmName({ organization: { name, signed_url } }: { organization: Organization }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 font-medium">
      <FirmMark name={name} logoUrl={signed_url} size={24} />
      <span className="truncate" title={name}>
        {name}
      </span>
    </span>
  )
}
