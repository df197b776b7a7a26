import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { WaitingInvitations } from '../features/accountant-invitation/waiting-invitations.tsx'
import { prefetchClient } from '../features/client/client.queries.ts'
import { ClientsPage } from '../features/clients/clients.page.tsx'
import { ClientRowMenu, preloadRowMenu } from './client-row-menu.tsx'
import { paths } from './paths.ts'

export function ClientsRoute() {
  const queryClient = useQueryClient()
  // With the first sign of a hand, and not before: most of the first load is the list itself.
  useEffect(() => {
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const
    for (const sign of signs) window.addEventListener(sign, preloadRowMenu, { once: true, passive: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, preloadRowMenu)
    }
  }, [])
  return (
    <ClientsPage
      createClientPath={paths.createClient}
      news={<WaitingInvitations toInvitation={paths.accountantInvitation} />}
      toClient={paths.client}
      onIntent={(uuid) => void prefetchClient(queryClient, uuid)}
      RowMenu={ClientRowMenu}
    />
  )
}
