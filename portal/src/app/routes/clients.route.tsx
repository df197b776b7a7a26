import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { may } from '../../api/may.ts'
import { WaitingInvitations } from '../../features/accountant-invitation/waiting-invitations.tsx'
import { prefetchClient } from '../../features/client/client.queries.ts'
import { ClientsPage } from '../../features/clients/clients.page.tsx'
import { mayOnlyLook } from '../../ui/actions/button.tsx'
import { ClientRowMenu, preloadWithTheHand } from '../client-row-menu.tsx'
import { paths } from '../paths.ts'

export function ClientsRoute() {
  const queryClient = useQueryClient()
  useEffect(preloadWithTheHand, [])
  return (
    <ClientsPage
      createClientPath={paths.createClient}
      news={may('create_clients') && <WaitingInvitations toInvitation={paths.accountantInvitation} />}
      toClient={paths.client}
      onIntent={(uuid) => {
        // Support visits record every client that is read, so hovering over a row must not prefetch it.
        if (!mayOnlyLook()) void prefetchClient(queryClient, uuid)
      }}
      RowMenu={ClientRowMenu}
    />
  )
}
