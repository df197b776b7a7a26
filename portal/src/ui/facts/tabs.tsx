import { useEffect, useRef } from 'react'
import { Link, type To } from 'react-router'
import { tv } from 'tailwind-variants/lite'
import { Skeleton } from '../notices/skeleton.tsx'

const numbers = new Intl.NumberFormat()

const tabLook = tv({
  base: 'relative inline-flex h-10.5 shrink-0 items-center gap-2 rounded-key font-medium whitespace-nowrap -outline-offset-2 transition-colors hover:text-text',
  variants: {
    isCurrent: {
      true: 'text-text after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-t-[2px] after:bg-accent',
      false: 'text-text-muted',
    },
  },
})

const countLook = tv({
  base: 'min-w-6 rounded-box px-1.5 text-center text-[0.75rem]/[1.125rem] font-medium tabular-nums',
  variants: {
    isCurrent: { true: 'bg-accent-soft text-accent-text', false: 'bg-neutral-bg text-neutral-text' },
  },
})

export type LinkTab = {
  label: string
  to: To
  isCurrent: boolean
  /** How many items the tab has; undefined for tabs without a count. */
  count?: number | 'loading' | 'unknown'
}

/** Tabs with URLs: each can be linked, opened in a new tab, and returned to with Back. */
export function LinkTabs({ name, tabs, className }: { name: string; tabs: readonly LinkTab[]; className?: string }) {
  const list = useRef<HTMLElement>(null)
  const current = tabs.find(({ isCurrent }) => isCurrent)?.label
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when the tab changes
  useEffect(() => {
    // In a frame, when layout happens anyway. Scrolls only sideways; scrollIntoView would move the page too.
    const frame = requestAnimationFrame(() => {
      const tab = list.current?.querySelector<HTMLElement>('[aria-current=page]')
      if (tab) list.current?.scrollTo({ left: tab.offsetLeft - list.current.clientWidth / 2 + tab.offsetWidth / 2 })
    })
    return () => cancelAnimationFrame(frame)
  }, [current])
  return (
    <nav
      ref={list}
      aria-label={name}
      className={`relative flex gap-6 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_var(--border)] [scrollbar-width:none] max-md:-mx-(--page-x) max-md:gap-5 max-md:px-(--page-x) ${className ?? ''}`}
    >
      {tabs.map(({ label, to, isCurrent, count }) => (
        <Link
          key={label}
          to={to}
          preventScrollReset
          aria-current={isCurrent ? 'page' : undefined}
          className={tabLook({ isCurrent })}
        >
          {`${label} `}
          {count !== undefined && <Count count={count} isCurrent={isCurrent} />}
        </Link>
      ))}
    </nav>
  )
}

function Count({ count, isCurrent }: { count: number | 'loading' | 'unknown'; isCurrent: boolean }) {
  if (count === 'loading') return <Skeleton width={30} className="h-4.5 animate-late" />
  return <span className={countLook({ isCurrent })}>{count === 'unknown' ? '–' : numbers.format(count)}</span>
}
