import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SIGNED_UP } from '../../api/contract.ts'

const KEY = 'accept'

export const keepToken = (token: string): void => sessionStorage.setItem(KEY, token)

/**
 * The link's token. It comes in the fragment, which no server sees, and is removed from the URL at once. The tab keeps
 * it, so that signing in, Back and a reload lead to the same invitation, even after it was answered: a used link shows
 * the account to its owner only. Logging out clears it. Coming from a sign-up counts once: Back and a reload do not
 * sign in again.
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
