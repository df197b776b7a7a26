import { useContext, useMemo } from 'react'
import { UNSAFE_DataRouterContext as DataRouter, useLocation, useNavigate } from 'react-router'
import { addressOf, changed, type ListAddress, searchOf } from './list-address.ts'

const addressIn = (search: string): ListAddress => addressOf(new URLSearchParams(search))

export const useListAddress = (): ListAddress => {
  const { search } = useLocation()
  return useMemo(() => addressIn(search), [search])
}

export type ChangeAddress = (
  change: (asked: ListAddress) => Partial<ListAddress>,
  options?: { replace?: boolean },
) => void

/**
 * Every change is an address of its own, to which Back returns. It changes what was asked of the list last, also while
 * that is not shown yet, which only the router itself can tell: of two boxes pressed in quick succession none is lost.
 */
export const useChangeAddress = (): ChangeAddress => {
  const navigate = useNavigate()
  const router = useContext(DataRouter)?.router
  const shown = useLocation()
  return (change, options) => {
    // On its way may also be another page, which asks nothing of the list.
    const places = [router?.state.navigation.location, router?.state.location]
    const { pathname, search } = places.find((place) => place?.pathname === shown.pathname) ?? shown
    const asked = addressIn(search)
    const next = searchOf(changed(asked, change(asked)))
    void navigate({ pathname, search: next }, { ...options, preventScrollReset: true })
  }
}
