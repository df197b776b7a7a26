import { useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addressOf, changed, type ListAddress, searchOf } from './list-address.ts'

export const useListAddress = (): ListAddress => {
  const { search } = useLocation()
  return useMemo(() => addressOf(new URLSearchParams(search)), [search])
}

export type AddressChange = (address: ListAddress) => Partial<ListAddress>
export type ChangeAddress = (change: AddressChange, options?: { replace?: boolean }) => void

/**
 * Every change is an address of its own, to which Back returns. It changes what was asked for last, also while that
 * is not shown yet: of two boxes pressed in quick succession none is lost.
 */
export const useChangeAddress = (address: ListAddress): ChangeAddress => {
  const navigate = useNavigate()
  const asked = useRef(address)
  useLayoutEffect(() => {
    asked.current = address
  }, [address])
  return (change, options) => {
    asked.current = changed(asked.current, change(asked.current))
    void navigate({ search: searchOf(asked.current) }, { ...options, preventScrollReset: true })
  }
}
