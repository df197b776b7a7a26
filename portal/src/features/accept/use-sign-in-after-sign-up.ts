import { useEffect, useRef } from 'react'
import type { Acceptance } from './use-acceptance.ts'

/** Who comes from a sign-up is signed in without another click, once; whoever else is signed in here is asked first. */
export const useSignInAfterSignUp = ({ invitation, begin }: Acceptance, isSignedUp: boolean): boolean => {
  const view = invitation.data
  const isDue = isSignedUp && view?.signed_in_as === null && (view.state === 'open' || view.state === 'accepted')
  const isBegun = useRef(false)
  const { mutate } = begin
  useEffect(() => {
    if (!isDue || isBegun.current) return
    isBegun.current = true
    mutate('sign_in')
  }, [isDue, mutate])
  return isDue && !begin.isError
}
