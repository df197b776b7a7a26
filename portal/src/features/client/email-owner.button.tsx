import { nextOwnerMail } from '@partner-hub/contracts/owner-mail.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { emailOwner } from '../../api/contract.ts'
import { standingTexts as texts } from '../../texts/client-standing.ts'
import { atMoment } from '../../ui/at-moment.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { activityQuery, momentsQuery } from './client.queries.ts'
import { type ClientDetail, ownerOf } from './client-detail.ts'
import { fullName } from './full-name.ts'

/** Once a day: closed, with its time, until it can be pressed again. */
export function EmailOwnerButton({ detail }: { detail: ClientDetail }) {
  const queryClient = useQueryClient()
  const { uuid } = detail.client
  const { queryKey } = momentsQuery(uuid)
  const owner = ownerOf(detail)
  const email = useMutation({
    mutationFn: () => api(emailOwner, { params: { uuid } }),
    onSuccess: (sent) => {
      queryClient.setQueryData(queryKey, (moments) => moments && { ...moments, ...sent })
      toast.success(texts.emailed.title, texts.emailed.text((owner && fullName(owner)) || texts.unknownOwner))
    },
    onError: () => {
      toast.error(texts.notEmailed.title, texts.notEmailed.text)
      // Somebody else may have emailed the owner, or the owner selected a plan.
      void queryClient.invalidateQueries({ queryKey })
    },
    onSettled: () => void queryClient.invalidateQueries(activityQuery(uuid)),
  })
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
