import { useQueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { clientLists } from '../api/client-lists.ts'
import type { RowMenuProps } from '../features/clients/row-menus.tsx'
import { paths } from './paths.ts'

const load = () => import('../features/client/row-menu.tsx').then(({ RowMenu }) => ({ default: RowMenu }))
const RowMenu = lazy(load)

const signs = ['pointermove', 'keydown'] as const
const AFTER_SIGN_MS = 400

/** Safari has no requestIdleCallback. */
const whenIdle = (act: () => void) => ('requestIdleCallback' in window ? window.requestIdleCallback(act) : act())

/**
 * Preloads the menu between the first pointer or key event and the first press. Not during the first load, which is
 * mostly the list, not while the reader starts something else, and not while the browser renders that. If it fails, the
 * press reports it.
 */
export const preloadWithTheHand = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, begin)
  }
  const preload = () => void load().catch(() => undefined)
  const begin = () => {
    stop()
    timer = setTimeout(() => whenIdle(preload), AFTER_SIGN_MS)
  }
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true })
  return () => {
    stop()
    clearTimeout(timer)
  }
}

/** The menu of a row in the client list. */
export function ClientRowMenu(props: RowMenuProps) {
  const queryClient = useQueryClient()
  return (
    <RowMenu
      {...props}
      toInvitation={paths.inviteOwner}
      toPlan={paths.clientPlan}
      onChanged={() => void queryClient.invalidateQueries(clientLists)}
    />
  )
}
