import { nextOwnerMail } from '@partner-hub/contracts/owner-mail.ts'
import { useState } from 'react'
import { standingTexts as texts } from '../../texts/client-standing.ts'
import { atMoment } from '../../ui/at-moment.ts'
import { Button } from '../../ui/button.tsx'
import type { ClientDetail } from './client-detail.ts'
import { useOwnerMail } from './use-owner-mail.ts'

/** Once a day: closed, with its time, until it can be pressed again. */
export function EmailOwnerButton({ detail }: { detail: ClientDetail }) {
  const email = useOwnerMail(detail)
  const [now] = useState(Date.now)
  const emailed = detail.moments?.owner_emailed_at
  const again = emailed ? nextOwnerMail(emailed) : undefined
  if (again && again.getTime() > now)
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
