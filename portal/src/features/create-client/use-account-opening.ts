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

const pairs = {
  noAddress: { title: clientErrors.noRedirectUrl, text: created.stillOpening },
  noTab: errors.clientRedirect,
} as const satisfies Record<string, Pair>

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
  const [failed, setFailed] = useState<keyof typeof pairs>()
  const fail = (reason: keyof typeof pairs) => {
    setFailed(reason)
    toast.error(pairs[reason].title, withNames(pairs[reason].text))
  }
  const open = () => {
    if (!url) fail('noAddress')
    else if (!openTab(url)) fail('noTab')
    else onOpened()
  }
  // A missing address is no failure any more once it has come.
  const reason = failed === 'noAddress' && url ? undefined : failed
  return { url, failure: reason && pairs[reason], open }
}

export type AccountOpening = ReturnType<typeof useAccountOpening>
