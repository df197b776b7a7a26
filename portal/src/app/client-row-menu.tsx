import { useQueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { clientLists } from '../api/client-lists.ts'
import type { RowMenuProps } from '../features/clients/row-menus.tsx'
import { paths } from './paths.ts'

const load = () => import('../features/client/row-menu.tsx').then(({ RowMenu }) => ({ default: RowMenu }))
const RowMenu = lazy(load)

/** Before somebody presses: a failure is told by the press. */
export const preloadRowMenu = (): void => void load().catch(() => undefined)

/** What the list of clients lets one do to a client. */
export function ClientRowMenu(props: RowMenuProps) {
  const queryClient = useQueryClient()
  return (
    <RowMenu
      {...props}
      toInvitation={paths.inviteOwner}
      onChanged={() => void queryClient.invalidateQueries(clientLists)}
    />
  )
}
