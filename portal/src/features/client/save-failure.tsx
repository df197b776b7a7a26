import { CircleAlert, RefreshCw } from 'lucide-react'
import { wordsOf } from '../../api/failure.ts'
import { client as texts } from '../../texts/client.ts'
import type { Pair } from '../../texts/errors.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import type { Saving } from './use-saving.ts'

/** Shown in a form that could not be saved. If someone else changed the record, it can be reloaded. */
export function SaveFailure({ saving, pair }: { saving: Saving; pair: Pair }) {
  if (saving.isRebased) return <Banner tone="info" icon={RefreshCw} role="status" title={texts.latestLoaded} />
  if (!saving.error) return null
  const { title, text } = wordsOf(saving.error, pair)
  const whatNext = saving.isStale ? texts.changedMeanwhile : saving.isPassing && texts.saveAgain
  return (
    <Banner
      tone="danger"
      icon={CircleAlert}
      role="alert"
      title={title}
      text={[text, whatNext].filter(Boolean).join(' ')}
      action={
        saving.isStale && (
          <Button size="sm" onPress={saving.loadLatest} isPending={saving.isLoading} beginsChange={false}>
            {texts.loadLatest}
          </Button>
        )
      }
    />
  )
}
