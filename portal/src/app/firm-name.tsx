import type { Organization } from '@partner-hub/contracts/organization.ts'
import { Initials } from '../ui/initials.tsx'

/** The firm's logo, or its initials while it has none, and its name. */
export function FirmName({ organization: { name, uuid, signed_url } }: { organization: Organization }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 font-medium">
      {signed_url ? (
        <img
          src={signed_url}
          alt=""
          width={24}
          height={24}
          className="size-6 shrink-0 rounded-pill bg-white object-contain inset-ring inset-ring-border"
        />
      ) : (
        <Initials name={name} uuid={uuid} size={24} />
      )}
      <span className="truncate" title={name}>
        {name}
      </span>
    </span>
  )
}
