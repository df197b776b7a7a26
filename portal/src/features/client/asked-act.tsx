import type { ClientAction } from '@partner-hub/contracts/clients/client-actions.ts'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { wordsOf } from '../../api/failure.ts'
import { newKey } from '../../drafts/wizard-draft.ts'
import { errors } from '../../texts/errors.ts'
import { Banner } from '../../ui/notices/banner.tsx'
import { ActDialog } from './act.dialog.tsx'
import type { useClientAct } from './client-act.ts'
import type { ClientDetail } from './client-detail.ts'

type Props = {
  action: ClientAction
  detail: ClientDetail
  act: ReturnType<typeof useClientAct>
  onDone: () => void
  onLeave: () => void
}

/** Confirms an act, then does it. Archiving does not wait for the server: its toast can undo it. */
export function AskedAct({ action, detail, act, onDone, onLeave }: Props) {
  const [key] = useState(newKey)
  const perform = (chosen: ClientAction) => {
    const isWaitedFor = chosen !== 'archive'
    act.mutate({ action: chosen, isAsked: isWaitedFor, key, client: detail.client }, { onSuccess: onDone })
    if (!isWaitedFor) onDone()
  }
  return (
    <ActDialog
      action={action}
      detail={detail}
      failure={act.error && <ActFailure error={act.error} className="mb-4" />}
      isPending={act.isPending}
      onConfirm={perform}
      onClose={onLeave}
    />
  )
}

export function ActFailure({ error, className }: { error: Error; className: string }) {
  const words = wordsOf(error, errors.clientAction)
  return <Banner tone="danger" icon={CircleAlert} role="alert" {...words} className={className} />
}
