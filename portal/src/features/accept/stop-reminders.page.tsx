import { useMutation } from '@tanstack/react-query'
import { BellOff, Unlink } from 'lucide-react'
import { api } from '../../api/api.ts'
import { stopReminders } from '../../api/contract.ts'
import { stopping } from '../../texts/accept.ts'
import { Button } from '../../ui/actions/button.tsx'
import { MessageCard } from '../../ui/notices/message-card.tsx'
import { AcceptFrame } from './accept-frame.tsx'
import { FailureBanner } from './open-invitation.tsx'
import { codeOf, publicCall } from './public-call.ts'

/** Opened from a reminder's unsubscribe link, in mail programs without one-click unsubscribe. */
export function StopRemindersPage({ link }: { link: string }) {
  const stop = useMutation({ mutationFn: () => publicCall(api(stopReminders, { query: { link } })) })
  return (
    <AcceptFrame>
      {stop.isSuccess ? (
        <MessageCard key="done" icon={BellOff} tone="success" {...stopping.done} />
      ) : link === '' || codeOf(stop.error) === 'not_found' ? (
        <MessageCard key="unknown" icon={Unlink} tone="neutral" {...stopping.unknown} />
      ) : (
        <MessageCard key="asking" icon={BellOff} tone="accent" {...stopping.question}>
          {stop.error && <FailureBanner failure={stop.error} />}
          <Button tone="primary" onPress={() => stop.mutate()} isPending={stop.isPending}>
            {stopping.confirm}
          </Button>
        </MessageCard>
      )}
    </AcceptFrame>
  )
}
