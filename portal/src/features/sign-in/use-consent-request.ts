import type { ConsentRequest } from '@partner-hub/contracts/support/support.ts'
import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { getAskedConsent } from '../../api/contract.ts'
import { isTransient } from '../../api/problem.ts'

const POLL_MS = 3_000

/** The firm's answer to a consent request, polled while the request is open and the page is visible. */
export const useConsentRequest = (organizationUuid: string, initial: ConsentRequest | null): ConsentRequest | null => {
  const [consent, setConsent] = useState(initial)
  const openUuid = consent?.state === 'open' ? consent.uuid : undefined
  useEffect(() => {
    if (!openUuid) return
    const controller = new AbortController()
    const poll = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const params = { organizationUuid, uuid: openUuid }
        setConsent(await api(getAskedConsent, { params, signal: controller.signal }))
      } catch (error) {
        // Signed out or no longer staff: stop polling. The button reports it when it is pressed.
        if (!isTransient(error)) window.clearInterval(timer)
      }
    }
    const timer = window.setInterval(() => void poll(), POLL_MS)
    return () => {
      window.clearInterval(timer)
      controller.abort()
    }
  }, [organizationUuid, openUuid])
  return consent
}
