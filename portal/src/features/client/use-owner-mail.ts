import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../api/api.ts'
import { clientKey } from '../../api/client-lists.ts'
import { emailOwner } from '../../api/contract.ts'
import { wordsOf } from '../../api/failure.ts'
import { type ApiProblem, isTransient, problemOf, statusOf } from '../../api/problem.ts'
import { retryLostReply } from '../../api/retry-lost-reply.ts'
import { newKey } from '../../drafts/wizard-draft.ts'
import { standingTexts as texts } from '../../texts/client-standing.ts'
import { atMoment } from '../../ui/dates/at-moment.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { activityQuery, momentsQuery } from './client.queries.ts'
import { type ClientDetail, ownerOf } from './client-detail.ts'
import { fullName } from './full-name.ts'

/** Emails the owner once, however often the button is pressed and even if the reply is lost. */
export const useOwnerMail = (detail: ClientDetail) => {
  const queryClient = useQueryClient()
  const { uuid } = detail.client
  const owner = ownerOf(detail)
  const [firstKey] = useState(newKey)
  const key = useRef(firstKey)
  return useMutation({
    ...retryLostReply,
    mutationFn: () => api(emailOwner, { params: { uuid }, idempotencyKey: key.current }),
    onSuccess: (sent) => {
      key.current = newKey()
      queryClient.setQueryData(momentsQuery(uuid).queryKey, (moments) => moments && { ...moments, ...sent })
      toast.success(texts.emailed.title, texts.emailed.text((owner && fullName(owner)) || texts.unknownOwner))
      void queryClient.invalidateQueries(activityQuery(uuid))
    },
    onError: (error) => {
      // An expired session is handled by the app.
      if (statusOf(error) === 401) return
      if (isTransient(error)) toast.error(texts.maybeEmailed.title, texts.maybeEmailed.text)
      else {
        const { title, text } = wordsOf(error, { title: notEmailed.title, text: reasonOf(problemOf(error)) })
        toast.error(title, text)
      }
      // Someone else may have emailed the owner, or the owner may have selected a plan.
      void queryClient.invalidateQueries({ queryKey: clientKey(uuid) })
    },
  })
}

const { notEmailed } = texts

const reasonOf = (problem: ApiProblem | undefined): string => {
  const code = problem?.fields.contact_email ?? problem?.code
  switch (code) {
    case 'email_too_soon':
      return notEmailed.email_too_soon(problem?.retryAt ? atMoment(new Date(problem.retryAt).toISOString()) : undefined)
    case 'invitation_email_missing':
    case 'invitation_email_suppressed':
    case 'action_not_allowed':
    case 'not_found':
      return notEmailed[code]
    default:
      return notEmailed.again
  }
}
