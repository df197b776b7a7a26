import { whyClosed } from '@partner-hub/contracts/clients/why-closed.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { ACCOUNT_PAGES } from '../../api/contract.ts'
import { isNoClient, noClient } from '../../api/no-client.ts'
import { clientQuery, subscriptionQuery } from '../../features/client/client.queries.ts'
import { EmbeddedAccountPage } from '../../features/embedded-account/embedded-account.page.tsx'
import { accountRefusals, clientErrors } from '../../texts/client-errors.ts'
import { embeddedAccount } from '../../texts/embedded-account.ts'
import type { Pair } from '../../texts/errors.ts'
import { closedToVisits, openToThoseWho } from '../closed-page.tsx'
import { usePageName } from '../page-entry.ts'
import { paths } from '../paths.ts'

/** Watches the client while its account is open: if access is given up elsewhere, the view closes. */
const useClosing = (uuid: string): Pair | undefined => {
  const { data: client, error } = useQuery(clientQuery(uuid))
  const { data: subscription } = useQuery({
    ...subscriptionQuery(client ?? { uuid, subscription: '' }),
    enabled: client !== undefined,
  })
  if (error) return isNoClient(error) ? noClient() : clientErrors.clientAccount
  if (!client || !subscription) return undefined
  const closed = whyClosed({ status: client.status, subscription_status: subscription.status })
  return closed && accountRefusals[closed]
}

function EmbeddedAccount() {
  const { uuid = '' } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { data: client } = useQuery(clientQuery(uuid))
  usePageName(client?.client_name ?? embeddedAccount.title)
  return (
    <EmbeddedAccountPage
      key={uuid}
      uuid={uuid}
      clientName={client?.client_name}
      page={ACCOUNT_PAGES.find((page) => page === search.get('page'))}
      clientPath={paths.client(uuid)}
      closed={useClosing(uuid)}
      onLeave={() => void navigate(paths.client(uuid), { replace: true })}
    />
  )
}

export const EmbeddedAccountRoute = closedToVisits(openToThoseWho('open_accounts', EmbeddedAccount))
