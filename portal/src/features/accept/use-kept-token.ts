import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SIGNED_UP } from '../../api/contract.ts'

const KEY = 'accept'

export const keepToken = (token: string): void => sessionStorage.setItem(KEY, token)

/**
 * The token of the link. It stands in the fragment, which no server sees, and is taken out of the address at once; the
 * tab keeps it, so that signing in on the way, Back and a reload come to the same invitation, also once it is answered:
 * a used link shows the account to its owner alone. A log-out clears it. That the reader comes from a sign-up
 * counts once: Back and a reload do not sign in again.
 */
export const useKeptToken = (): { token: string; isSignedUp: boolean } => {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState(() => hash.slice(1) || (sessionStorage.getItem(KEY) ?? ''))
  const [isSignedUp, setSignedUp] = useState(() => new URLSearchParams(search).has(SIGNED_UP))
  useEffect(() => {
    if (hash.length < 2) return
    keepToken(hash.slice(1))
    setToken(hash.slice(1))
    setSignedUp(new URLSearchParams(search).has(SIGNED_UP))
    void navigate(pathname, { replace: true })
  }, [hash, pathname, search, navigate])
  return { token, isSignedUp }
}
