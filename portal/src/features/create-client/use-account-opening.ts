import type { BusinessClient } from '@partner-hub/contracts/business-clients.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getBusinessClient } from '../../api/contract.ts'
import { fetchRecord } from '../../api/records.ts'
import { redirectUrl } from '../../api/redirect-url.ts'
import { created } from '../../texts/create-client.ts'
import { clientErrors, errors, type Pair } from '../../texts/errors.ts'
import { withNames } from '../../texts/names.ts'
import { openTab } from '../../ui/open-tab.ts'
import { toast } from '../../ui/toast.tsx'

const LOOK_AGAIN_MS = 3000

type Needs = { client: BusinessClient; identityId: number; onOpened: () => void }

/** Books may open the account a little later than the client is created, so its address is looked for until it is there. */
const useRedirectAddress = (client: BusinessClient): string | null => {
  const { data } = useQuery({
    queryKey: ['created-client', client.uuid],
    queryFn: ({ signal }) => fetchRecord(getBusinessClient, client.uuid, { params: { uuid: client.uuid }, signal }),
    enabled: client.ml_redirect_url === null,
    refetchInterval: ({ state }) => !state.data?.ml_redirect_url && LOOK_AGAIN_MS,
  })
  return client.ml_redirect_url ?? data?.ml_redirect_url ?? null
}

/** The main button's act: the account in a new tab, or the words for why there is none. */
export const useAccountOpening = ({ client, identityId, onOpened }: Needs) => {
  const url = redirectUrl(useRedirectAddress(client), identityId)
  const [failure, setFailure] = useState<Pair>()
  const fail = ({ title, text }: Pair) => {
    const pair = { title, text: withNames(text) }
    setFailure(pair)
    toast.error(pair.title, pair.text)
  }
  const open = () => {
    if (!url) fail({ title: clientErrors.noRedirectUrl, text: created.stillOpening })
    else if (!openTab(url)) fail(errors.clientRedirect)
    else onOpened()
  }
  return { url, failure, open }
}

export type AccountOpening = ReturnType<typeof useAccountOpening>
