import { useEffect, useRef, useState } from 'react'
import { onboarding } from '../../texts/client.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { type ClientDetail, ownerInvitationOf, ownerOf, standingOfClient } from './client-detail.ts'
import { fullName } from './full-name.ts'

/** Whether the owner accepted while this page was open. During a trial the banner says so, otherwise a toast. */
export const useAcceptanceNews = (detail: ClientDetail | undefined): boolean => {
  const lastStatus = useRef<string>(undefined)
  const [isNews, setNews] = useState(false)
  const isOnTrial = detail !== undefined && standingOfClient(detail) === 'trial'
  useEffect(() => {
    const status = detail && ownerInvitationOf(detail)
    // Nothing new is known during a reload.
    if (!detail || !status) return
    const owner = ownerOf(detail)
    if (lastStatus.current === 'PENDING' && status === 'ACCEPTED' && owner) {
      setNews(true)
      if (standingOfClient(detail) !== 'trial')
        toast.success(onboarding.accepted.title, onboarding.accepted.text(fullName(owner)))
    }
    lastStatus.current = status
  }, [detail])
  return isNews && isOnTrial
}
