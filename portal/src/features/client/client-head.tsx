import { Archive, CircleAlert } from 'lucide-react'
import { may } from '../../api/may.ts'
import { client as texts } from '../../texts/client.ts'
import { accountRefusals } from '../../texts/client-errors.ts'
import { subscriptionLook } from '../../texts/client-status.ts'
import type { Pair } from '../../texts/errors.ts'
import { Initials } from '../../ui/facts/initials.tsx'
import { Pill } from '../../ui/facts/pill.tsx'
import { StatusPill } from '../../ui/facts/status-pill.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { Skeleton } from '../../ui/notices/skeleton.tsx'
import { ClientActs } from './client-acts.tsx'
import { type ClientDetail, shownStatus, standingOfClient } from './client-detail.ts'
import type { Standing } from './client-standing.ts'
import { LogInButton } from './log-in.button.tsx'
import { standingLook } from './standing-look.ts'
import { useAccountOpening } from './use-account-opening.ts'

type ActsProps = Pick<Parameters<typeof ClientActs>[0], 'onChanged' | 'openAct' | 'onAsk'>

/** The heading stays the same element while the client loads, so that it keeps the focus. */
export function ClientHead({ detail, ...acts }: ActsProps & { detail: ClientDetail | undefined }) {
  const client = detail?.client
  return (
    <div className="mt-2.5 flex min-h-12 items-center gap-x-4 gap-y-3.5 max-md:flex-col max-md:items-stretch md:flex-wrap">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5 gap-y-3">
        <div className="flex max-w-full min-w-0 items-center gap-3.5">
          {client ? (
            <Initials name={client.client_name} uuid={client.uuid} size={48} />
          ) : (
            <Skeleton shape="tile" className="size-12! animate-late" />
          )}
          <h1 tabIndex={-1} title={client?.client_name} className="two-lines type-page">
            {client ? client.client_name : <NameSkeleton />}
          </h1>
        </div>
        {detail ? <Badges detail={detail} /> : <Skeleton shape="pill" width={150} className="animate-late" />}
      </div>
      {detail && <HeadActs detail={detail} {...acts} />}
      {!detail && may('open_accounts') && <Skeleton className="h-9! animate-late max-md:h-11! md:w-88" />}
    </div>
  )
}

/** Refusals that the standing's banner already explains. */
const toldByStanding: Partial<Record<Standing, Pair>> = {
  trial_expired: accountRefusals.trial_expired,
  cancelled: accountRefusals.plan_required,
}

/** Why an account could not be opened stays on the page after its toast is gone. */
function HeadActs({ detail, ...acts }: ActsProps & { detail: ClientDetail }) {
  const { refusal, ...opening } = useAccountOpening(detail.client.uuid)
  const leadsWith = standingLook(detail)?.leadsWith ?? 'log_in'
  return (
    <>
      <ClientActs detail={detail} {...acts}>
        {may('open_accounts') && (
          <LogInButton client={detail.client} opening={opening} isFilled={leadsWith === 'log_in'} />
        )}
      </ClientActs>
      {refusal && refusal !== toldByStanding[standingOfClient(detail)] && (
        <Banner tone="danger" icon={CircleAlert} {...refusal} className="w-full basis-full" />
      )}
    </>
  )
}

function NameSkeleton() {
  return (
    <>
      <span className="sr-only">{texts.loading}</span>
      <Skeleton width={220} className="h-5! animate-late" />
    </>
  )
}

function Badges({ detail }: { detail: ClientDetail }) {
  const status = shownStatus(detail)
  return (
    <>
      {status.status !== 'ACTIVE' && <StatusPill look={subscriptionLook(status)} />}
      {detail.client.status === 'ARCHIVED' && (
        <Pill tone="neutral" icon={Archive}>
          {texts.archived}
        </Pill>
      )}
    </>
  )
}
