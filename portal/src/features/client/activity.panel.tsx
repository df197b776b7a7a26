import type { ClientAct, ClientEvent } from '@partner-hub/contracts/clients/client-activity.ts'
import { useQuery } from '@tanstack/react-query'
import {
  Archive,
  Bell,
  BellOff,
  Check,
  CirclePlus,
  Clock,
  CreditCard,
  ExternalLink,
  Eye,
  Hourglass,
  Link,
  Lock,
  LockOpen,
  type LucideIcon,
  Mail,
  MailQuestionMark,
  Pencil,
  RotateCcw,
  Send,
  Settings2,
  Tag,
  Unlink,
  X,
} from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ORIGIN } from '../../texts/client.ts'
import { activityText, changeText, clientActivity } from '../../texts/client-activity.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { Button } from '../../ui/actions/button.tsx'
import { atMoment } from '../../ui/dates/at-moment.ts'
import { Panel } from '../../ui/facts/panel.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { activityQuery } from './client.queries.ts'

const icons: Readonly<Record<ClientAct, LucideIcon>> = {
  client_registered: CirclePlus,
  client_updated: Pencil,
  contact_updated: Pencil,
  access_removed: Lock,
  client_archived: Archive,
  client_restored: RotateCcw,
  invitation_sent: Send,
  invitation_link_copied: Link,
  invitation_withdrawn: Unlink,
  invitation_asked_for: MailQuestionMark,
  reminders_switched: Bell,
  reminders_refused: BellOff,
  invitation_accepted: Check,
  invitation_declined: X,
  invitation_expired: Clock,
  trial_expired: Hourglass,
  owner_emailed: Mail,
  plan_selected: Tag,
  plan_changed: Tag,
  plan_scheduled: Clock,
  plan_cancelled: X,
  cancellation_scheduled: Clock,
  plan_kept: RotateCcw,
  payer_changed: CreditCard,
  plan_started: Tag,
  plan_renewed: RotateCcw,
  plan_ended: X,
  charge_declined: X,
  accountant_invitation_accepted: Check,
  team_left: Lock,
  team_rejoined: LockOpen,
  account_opened: ExternalLink,
  support_viewed: Eye,
  settings_changed: Settings2,
}

const AT_FIRST = 5

/** Who did what to the client, newest first. It comes last on the page, so loading it shifts nothing. */
export function ActivityPanel({ uuid }: { uuid: string }) {
  const { data, isError, isFetching, refetch } = useQuery(activityQuery(uuid))
  const [isWhole, setWhole] = useState(false)
  const firstOfMore = useRef<HTMLLIElement>(null)
  // The button that was pressed is gone, so focus moves to the entries it loaded.
  useEffect(() => {
    if (isWhole) firstOfMore.current?.focus()
  }, [isWhole])
  if (data?.results.length === 0 || !(data || isError)) return null
  const events = data?.results ?? []
  return (
    <Panel title={clientActivity.heading}>
      {data ? (
        <ol className="grid gap-4 px-5 pb-5 max-md:px-4">
          {events.slice(0, isWhole ? undefined : AT_FIRST).map((event, place) => (
            <Line key={event.uuid} event={event} ref={place === AT_FIRST ? firstOfMore : undefined} />
          ))}
          {isWhole && data.has_more && <li className="text-small text-text-subtle">{clientActivity.older}</li>}
        </ol>
      ) : (
        <ErrorState {...clientErrors.activity} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!isWhole && events.length > AT_FIRST && (
        <div className="border-t border-border px-3 py-2">
          <Button size="sm" tone="ghost" onPress={() => setWhole(true)}>
            {clientActivity.showMore}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function Line({ event, ref }: { event: ClientEvent; ref: RefObject<HTMLLIElement | null> | undefined }) {
  return (
    <li ref={ref} tabIndex={ref && -1} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-3">
      <Icon of={icons[event.act]} className="mt-0.5 text-text-subtle" />
      <span className="wrap-anywhere">
        {activityText(event)}
        {event.act === 'client_registered' && <span className="block text-small text-text-muted">{ORIGIN}</span>}
        {event.changes.map((change) => (
          <span key={change.field} className="block text-small text-text-muted">
            {changeText(change)}
          </span>
        ))}
        <time dateTime={event.at} className="block text-small text-text-subtle tabular-nums">
          {atMoment(event.at)}
        </time>
      </span>
    </li>
  )
}
