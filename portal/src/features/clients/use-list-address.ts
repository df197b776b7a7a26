import { useContext, useMemo } from 'react'
import { UNSAFE_DataRouterContext as DataRouter, useLocation, useNavigate } from 'react-router'
import { addressOf, changed, type ListAddress, searchOf } from './list-address.ts'

const addressIn = (search: string): ListAddress => addressOf(new URLSearchParams(search))

export const useListAddress = (): ListAddress => {
  const { search } = useLocation()
  return useMemo(() => addressIn(search), [search])
}

export type AddressChange = (asked: ListAddress) => Partial<ListAddress>
export type ChangeAddress = (change: AddressChange, options?: { replace?: boolean }) => void

/**
 * Every change is an address of its own, to which Back returns. It changes what was asked for last, also while that is
 * not shown yet, which only the router itself can tell: of two boxes pressed in quick succession none is lost.
 */
export const useChangeAddress = (): ChangeAddress => {
  const navigate = useNavigate()
  const router = useContext(DataRouter)?.router
  return (change, options) => {
    const latest = router?.state.navigation.location ?? router?.state.location
    const asked = addressIn(latest?.search ?? '')
    void navigate({ search: searchOf(changed(asked, change(asked))) }, { ...options, preventScrollReset: true })
  }
}
