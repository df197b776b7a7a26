import { CloudOff, RotateCw } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { Glyph } from '../marks/glyph.tsx'
import { words } from '../words.ts'

type Props = {
  title: string
  text: string
  onRetry?: () => void
  isRetrying?: boolean
  retryLabel?: string
  /** What happens without a press, such as an automatic retry. */
  hint?: string
  isPage?: boolean
}

/** Replaces the part that failed; the rest of the page stays. */
export function ErrorState({
  title,
  text,
  onRetry,
  isRetrying,
  retryLabel = words.tryAgain,
  hint,
  isPage = false,
}: Props) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-9 text-center">
      <Glyph icon={CloudOff} tone="neutral" className="mb-4" />
      <Title className="text-section" tabIndex={isPage ? -1 : undefined}>
        {title}
      </Title>
      <p className="mt-0.5 max-w-110 text-pretty text-text-muted">{text}</p>
      {onRetry && (
        <Button icon={RotateCw} onPress={onRetry} isPending={isRetrying} beginsChange={false} className="mt-5">
          {retryLabel}
        </Button>
      )}
      {hint && <p className="mt-4 text-small text-pretty text-text-muted">{hint}</p>}
    </div>
  )
}
