import { useEffect, useRef } from 'react'
import type { Acceptance } from './use-acceptance.ts'

/**
 * After a sign-up the reader is signed in automatically, once. If someone else is signed in here, the page asks first.
 */
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
