import { useMutation } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect } from 'react'
import { api } from '../../api/api.ts'
import { endSupportSession } from '../../api/contract.ts'
import { onReadOnly } from '../../api/read-only-news.ts'
import { supportBanner as texts } from '../../texts/support-banner.ts'
import { Button } from '../../ui/actions/button.tsx'
import { clockTime } from '../../ui/dates/clock-time.ts'
import { Banner } from '../../ui/notices/banner.tsx'
import { toast } from '../../ui/overlays/toast.tsx'

type Props = {
  who: string
  firm: string
  until: string
  /** Seconds left when the page was opened. */
  seconds: number
  /** Takes staff to where the next visit starts. */
  onEnded: (url: string) => void
  /** The time is up; the server knows where to send staff. */
  onExpired: () => void
}

/**
 * Shown above every page while staff visit a firm, with a frame around the window that stays visible while scrolling.
 */
export function SupportBanner({ who, firm, until, seconds, onEnded, onExpired }: Props) {
  const ending = useMutation({
    mutationFn: () => api(endSupportSession),
    onSuccess: ({ support_url }) => onEnded(support_url),
  })

  // The page reports that its change failed; this says why.
  useEffect(() => onReadOnly(() => toast.error(texts.refused.title, texts.refused.text)), [])
  useEffect(() => {
    const timer = window.setTimeout(onExpired, seconds * 1000)
    return () => window.clearTimeout(timer)
  }, [seconds, onExpired])

  return (
    <section aria-label={texts.name} className="bg-canvas p-2">
      <Banner
        tone="warning"
        icon={Eye}
        title={texts.title(who, firm)}
        text={
          <>
            {texts.text(clockTime(until))}
            <span role="alert" className="block font-strong text-text">
              {ending.isError && texts.notEnded}
            </span>
          </>
        }
        action={
          <Button
            size="sm"
            onPress={() => ending.mutate()}
            isPending={ending.isPending || ending.isSuccess}
            beginsChange={false}
          >
            {texts.end}
          </Button>
        }
      />
      <div aria-hidden className="pointer-events-none fixed inset-0 z-90 border-3 border-warning-border" />
    </section>
  )
}
