import type { LucideIcon } from 'lucide-react'

const strokes = { 12: 2, 14: 2, 16: 1.75, 18: 1.75, 20: 1.6, 24: 1.5 } as const

type Props = { of: LucideIcon; size?: keyof typeof strokes; className?: string }

/** Small icons need a thicker stroke to look equally heavy. */
export function Icon({ of: Drawing, size = 16, className }: Props) {
  return <Drawing size={size} strokeWidth={strokes[size]} className={className} aria-hidden />
}
