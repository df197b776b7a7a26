import { nextOwnerMail } from '@partner-hub/contracts/billing/owner-mail.ts'
import { standingTexts as texts } from '../../texts/client-standing.ts'
import { Button } from '../../ui/actions/button.tsx'
import { atMoment } from '../../ui/dates/at-moment.ts'
import { useIsAhead } from '../../ui/dates/use-is-ahead.ts'
import type { ClientDetail } from './client-detail.ts'
import { useOwnerMail } from './use-owner-mail.ts'

/** Once a day: disabled until it can be pressed again, and says when. */
export function EmailOwnerButton({ detail }: { detail: ClientDetail }) {
  const email = useOwnerMail(detail)
  const emailed = detail.moments?.owner_emailed_at
  const again = emailed ? nextOwnerMail(emailed) : undefined
  const isTooSoon = useIsAhead(again?.getTime() ?? 0)
  if (again && isTooSoon)
    return (
      <Button size="sm" isDisabled disabledReason={texts.emailAgain(atMoment(again.toISOString()))}>
        {texts.emailOwner}
      </Button>
    )
  return (
    <Button size="sm" tone="primary" onPress={() => email.mutate()} isPending={email.isPending}>
      {texts.emailOwner}
    </Button>
  )
}
