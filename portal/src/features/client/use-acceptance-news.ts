import { useEffect, useRef } from 'react'
import { onboarding } from '../../texts/client.ts'
import { toast } from '../../ui/toast.tsx'
import { type ClientDetail, ownerInvitationOf, ownerOf } from './client-detail.ts'
import { fullName } from './full-name.ts'

/** Tells whoever has the page open that the owner has just said yes. */
export const useAcceptanceNews = (detail: ClientDetail | undefined): void => {
  const seen = useRef<string>(undefined)
  useEffect(() => {
    const status = detail && ownerInvitationOf(detail)
    // While something is being read again nothing new is known.
    if (!detail || !status) return
    const owner = ownerOf(detail)
    if (seen.current === 'PENDING' && status === 'ACCEPTED' && owner)
      toast.success(onboarding.accepted.title, onboarding.accepted.text(fullName(owner)))
    seen.current = status
  }, [detail])
}
