import type { ReactNode } from 'react'

type Props = { title: string; text: ReactNode; isWide?: boolean; children: ReactNode }

/** One option of the plan: what it is at the left, its control at the right; a wide control goes under it on a phone. */
export function OptionRow({ title, text, isWide = false, children }: Props) {
  return (
    <div
      className={`flex items-center gap-x-4 gap-y-3 border-t border-border py-4.5 last:border-b ${isWide ? 'max-md:flex-col max-md:items-stretch' : ''}`}
    >
      <div className="min-w-0 flex-1">
        <div className="font-strong">{title}</div>
        <div className="text-small text-pretty text-text-muted tabular-nums">{text}</div>
      </div>
      {children}
    </div>
  )
}
