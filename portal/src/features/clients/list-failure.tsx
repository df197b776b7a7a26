import { CircleAlert } from 'lucide-react'
import { clients } from '../../texts/clients.ts'
import { errors } from '../../texts/errors.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { words } from '../../ui/words.ts'

/** Shown above the previous rows. */
export function ListFailure({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <Banner
      tone="danger"
      icon={CircleAlert}
      role="alert"
      title={errors.clients.title}
      text={`${errors.clients.text}. ${clients.triedAgain}`}
      action={
        <Button size="sm" onPress={onRetry} isPending={isRetrying} beginsChange={false}>
          {words.tryAgain}
        </Button>
      }
      className="my-4"
    />
  )
}
