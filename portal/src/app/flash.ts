import type { Pair } from '../texts/errors.ts'
import { toast } from '../ui/overlays/toast.tsx'

const KEY = 'flash'

type Flash = Pair & { readonly tone: 'success' | 'error' }

/** A toast that must survive a page load: stored for this tab's next document and shown once. */
export const keepFlash = (tone: Flash['tone'], { title, text }: Pair): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ tone, title, text } satisfies Flash))

export const showFlash = (): void => {
  const stored = sessionStorage.getItem(KEY)
  if (stored === null) return
  sessionStorage.removeItem(KEY)
  const { tone, title, text }: Flash = JSON.parse(stored)
  toast[tone](title, text)
}
