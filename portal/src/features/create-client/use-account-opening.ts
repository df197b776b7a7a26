import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getBusinessClient } from '../../api/contract.ts'
import { isRoleRefusal } from '../../api/failure.ts'
import { may } from '../../api/may.ts'
import { openAccount, refusalOf } from '../../api/open-account.ts'
import { fetchRecord } from '../../api/records.ts'
import { clientErrors, openingErrors } from '../../texts/client-errors.ts'
import { created } from '../../texts/create-client.ts'
import type { Pair } from '../../texts/errors.ts'
import { withNames } from '../../texts/names.ts'
import { type HeldTab, holdTab } from '../../ui/actions/open-tab.ts'
import { toast } from '../../ui/overlays/toast.tsx'

const LOOK_AGAIN_MS = 3000

const noAddress: Pair = { title: openingErrors.noRedirectUrl, text: created.stillOpening }

type Needs = { client: BusinessClient; onOpened: () => void }

/** Books may open the account shortly after the client is created, so this polls until its URL exists. */
const useIsReady = (client: BusinessClient): boolean => {
  const { data } = useQuery({
    queryKey: ['created-client', client.uuid],
    queryFn: ({ signal }) => fetchRecord(getBusinessClient, client.uuid, { params: { uuid: client.uuid }, signal }),
    enabled: client.ml_redirect_url === null,
    refetchInterval: ({ state }) => !state.data?.ml_redirect_url && LOOK_AGAIN_MS,
  })
  return (client.ml_redirect_url ?? data?.ml_redirect_url ?? null) !== null
}

/** Opens the account in a new tab, or explains why it cannot. */
export const useAccountOpening = ({ client, onOpened }: Needs) => {
  const isReady = useIsReady(client)
  const [failure, setFailure] = useState<Pair>()
  const fail = (pair: Pair) => {
    setFailure(pair)
    toast.error(pair.title, withNames(pair.text))
  }
  const choosesPlan = client.billing_owner === 'ACCOUNTANT' && may('choose_plans')
  const opening = useMutation({
    mutationFn: (tab: HeldTab) => tab.follow(openAccount(client.uuid, choosesPlan ? 'plan' : undefined)),
    onSuccess: onOpened,
    // A role refusal is only shown once, on the screen.
    onError: (error) => (isRoleRefusal(error) ? setFailure : fail)(refusalOf(error)),
  })
  const open = () => {
    if (!isReady) return fail(noAddress)
    const tab = holdTab()
    if (tab) opening.mutate(tab)
    else fail(clientErrors.clientRedirect)
  }
  return {
    isReady,
    isPending: opening.isPending,
    // A missing URL stops being a failure once it has arrived.
    failure: failure === noAddress && isReady ? undefined : failure,
    choosesPlan,
    isBlocked: failure === clientErrors.clientRedirect,
    open,
  }
}

export type AccountOpening = ReturnType<typeof useAccountOpening>
