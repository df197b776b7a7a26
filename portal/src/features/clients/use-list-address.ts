import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addressOf, changed, type ListAddress, searchOf } from './list-address.ts'

export const useListAddress = (): ListAddress => {
  const { search } = useLocation()
  return useMemo(() => addressOf(new URLSearchParams(search)), [search])
}

export type ChangeAddress = (change: Partial<ListAddress>, options?: { replace?: boolean }) => void

/** Every change is an address of its own, to which Back returns. */
export const useChangeAddress = (address: ListAddress): ChangeAddress => {
  const navigate = useNavigate()
  return (change, options) =>
    void navigate({ search: searchOf(changed(address, change)) }, { ...options, preventScrollReset: true })
}
