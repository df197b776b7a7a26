import type { FirmAct } from '@partner-hub/contracts/firms/firm-policy.ts'
import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import type { Identity } from '@partner-hub/contracts/people/identity.ts'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { updateIdentity, updateOrganization } from '../../api/contract.ts'
import { isRoleRefusal, wordsOf } from '../../api/failure.ts'
import { may } from '../../api/may.ts'
import { identityQuery, organizationQuery } from '../../api/member.queries.ts'
import { saveRecord } from '../../api/records.ts'
import { errors } from '../../texts/errors.ts'
import { mayOnlyLook } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/overlays/toast.tsx'

type Hidden = 'hide_client_sync_banner' | 'hide_welcome_guide_video'

/** Hides it at once and saves in the background. If that fails, it comes back with a message. */
const useDismissal = <Data>(
  act: FirmAct,
  queryKey: QueryKey,
  hide: (data: Data) => Data,
  persist: () => Promise<Data>,
) => {
  const queryClient = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: persist,
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<Data>(queryKey)
      queryClient.setQueryData<Data>(queryKey, (data) => data && hide(data))
      // The close button is gone, so focus moves to the top of the page.
      document.querySelector('h1')?.focus()
      return { before }
    },
    onError: (failure, _variables, context) => {
      queryClient.setQueryData(queryKey, context?.before)
      if (!isRoleRefusal(failure)) toast.error(errors.dismissal.title, errors.dismissal.text)
    },
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
  })
  return {
    close: may(act) && !mayOnlyLook() ? () => mutate() : undefined,
    failure: error && wordsOf(error, errors.dismissal),
  }
}

/** For the whole firm. */
export const useFirmDismissal = (uuid: string, hidden: Hidden) =>
  useDismissal<Organization>(
    'change_firm',
    organizationQuery.queryKey,
    (organization) => ({ ...organization, [hidden]: true }),
    () => saveRecord(updateOrganization, uuid, { params: { uuid }, body: { uuid, [hidden]: true } }),
  )

/** For this person only (DEC-79). */
export const useGettingStartedDismissal = () =>
  useDismissal<Identity>(
    'change_own_identity',
    identityQuery.queryKey,
    (identity) => ({ ...identity, hide_getting_started: true }),
    () => api(updateIdentity, { body: { hide_getting_started: true } }),
  )
