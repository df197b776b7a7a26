import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

const KEY = 'accept'

export const forgetToken = (): void => sessionStorage.removeItem(KEY)

export const keepToken = (token: string): void => sessionStorage.setItem(KEY, token)

/**
 * The token of the link. It stands in the fragment, which no server sees, and is taken out of the address at once; the
 * tab keeps it, so that signing in on the way comes back to the same invitation.
 */
export const useKeptToken = (): string => {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState(() => hash.slice(1) || (sessionStorage.getItem(KEY) ?? ''))
  useEffect(() => {
    if (hash.length < 2) return
    keepToken(hash.slice(1))
    setToken(hash.slice(1))
    void navigate(pathname, { replace: true })
  }, [hash, pathname, navigate])
  return token
}
