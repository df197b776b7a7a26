import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { endsOnLeaving } from '@partner-hub/contracts/clients/onboarding.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../api/api.ts'
import { updateBusinessClient } from '../../api/contract.ts'
import { etagOf } from '../../api/etags.ts'
import { may } from '../../api/may.ts'
import { clientQuery } from './client.queries.ts'
import { type ClientDetail, panelOf } from './client-detail.ts'

/** Dismisses a finished checklist when the reader leaves the page. */
export const useOnboardingEnd = (detail: ClientDetail | undefined): void => {
  const queryClient = useQueryClient()
  const finished = useRef<BusinessClient>(undefined)
  useEffect(() => {
    finished.current = detail && may('change_clients') && endsOnLeaving(panelOf(detail)) ? detail.client : undefined
  }, [detail])

  useEffect(() => {
    const leave = () => {
      const client = finished.current
      finished.current = undefined
      if (!client) return
      const { uuid } = client
      const body = { uuid, show_onboarding_wizard: false }
      api(updateBusinessClient, { params: { uuid }, body, ifMatch: etagOf(client), keepalive: true })
        .then((saved) => queryClient.setQueryData(clientQuery(uuid).queryKey, saved))
        // The page is gone, so there is no one to tell; the next visit retries.
        .catch(() => undefined)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [queryClient])
}
