import type { AskedConsent } from '@partner-hub/contracts/support/support.ts'
import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { getAskedConsent } from '../../api/contract.ts'
import { isPassing } from '../../api/problem.ts'

const LOOK_AGAIN_MS = 3_000

/** The state of a request, polled while it is open and the page is visible. */
export const useAskedConsent = (organizationUuid: string, asked: AskedConsent | null): AskedConsent | null => {
  const [consent, setConsent] = useState(asked)
  const waitsFor = consent?.state === 'open' ? consent.uuid : undefined
  useEffect(() => {
    if (!waitsFor) return
    const asking = new AbortController()
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const params = { organizationUuid, uuid: waitsFor }
        setConsent(await api(getAskedConsent, { params, signal: asking.signal }))
      } catch (error) {
        // Signed out or no longer staff: the button says so.
        if (!isPassing(error)) window.clearInterval(timer)
      }
    }
    const timer = window.setInterval(() => void look(), LOOK_AGAIN_MS)
    return () => {
      window.clearInterval(timer)
      asking.abort()
    }
  }, [organizationUuid, waitsFor])
  return consent
}
