import { useQueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { clientLists } from '../api/client-lists.ts'
import type { RowMenuProps } from '../features/clients/row-menus.tsx'
import { paths } from './paths.ts'

const load = () => import('../features/client/row-menu.tsx').then(({ RowMenu }) => ({ default: RowMenu }))
const RowMenu = lazy(load)

const signs = ['pointermove', 'keydown'] as const
const AFTER_SIGN_MS = 400

/** Safari has not learnt to tell. */
const whenIdle = (act: () => void) => ('requestIdleCallback' in window ? window.requestIdleCallback(act) : act())

/**
 * Between the first sign of a hand and the first press: neither in the first load, most of which is the list, nor in the
 * moment in which the hand wants something else, nor while the browser draws what it wanted. A failure is told by the
 * press.
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
