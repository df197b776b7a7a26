import { useContext, useMemo } from 'react'
import { UNSAFE_DataRouterContext as DataRouter, useLocation, useNavigate } from 'react-router'
import { addressOf, changed, type ListAddress, searchOf } from './list-address.ts'

const addressIn = (search: string): ListAddress => addressOf(new URLSearchParams(search))

export const useListAddress = (): ListAddress => {
  const { search } = useLocation()
  return useMemo(() => addressIn(search), [search])
}

export type ChangeAddress = (
  change: (current: ListAddress) => Partial<ListAddress>,
  options?: { replace?: boolean },
) => void

/**
 * Every change is a history entry that Back returns to. It applies to the latest requested URL, even if that is still
 * loading, so that two quick clicks don't overwrite each other. Only the router knows that URL.
 */
export const useChangeAddress = (): ChangeAddress => {
  const navigate = useNavigate()
  const router = useContext(DataRouter)?.router
  const shown = useLocation()
  return (change, options) => {
    // The pending navigation may lead to a different page, which has no list.
    const places = [router?.state.navigation.location, router?.state.location]
    const { pathname, search } = places.find((place) => place?.pathname === shown.pathname) ?? shown
    const current = addressIn(search)
    const next = searchOf(changed(current, change(current)))
    void navigate({ pathname, search: next }, { ...options, preventScrollReset: true })
  }
}
