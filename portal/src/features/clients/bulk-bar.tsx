import type { RunAction } from '@partner-hub/contracts/clients/client-runs.ts'
import { Archive, ArchiveRestore, Download, type LucideIcon, Send, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { clientRuns } from '../../texts/client-runs.ts'
import { mayOnlyLook } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import { words } from '../../ui/words.ts'
import type { OpenRun } from './run-of.ts'

const icons: Readonly<Record<RunAction, LucideIcon>> = {
  invite: Send,
  archive: Archive,
  restore: ArchiveRestore,
  export: Download,
}

type Props = {
  /** How many clients are selected, and how many of those are on this page. */
  text: string
  /** Why no row can be added to the selection. */
  hint: string | undefined
  /** Selects everything that matches, if not all of it is selected. */
  more: { name: string; short: string } | undefined
  runs: readonly OpenRun[]
  onRun: (run: OpenRun) => void
  onEverything: () => void
  onClear: () => void
}

/** Floats over the end of the list while clients are selected; on a phone it sits at the bottom edge. */
export function BulkBar({ text, hint, more, runs, onRun, onEverything, onClear }: Props) {
  return (
    <div
      role="toolbar"
      aria-label={clientRuns.bar}
      className="my-3 flex min-h-12 animate-rise items-center gap-1 rounded-panel bg-inverse p-1.5 text-on-inverse shadow-toast max-md:mb-0 max-md:min-h-15 max-md:flex-wrap max-md:gap-0 max-md:w-[calc(100%+2*var(--page-x))] max-md:rounded-none max-md:px-2 max-md:pb-[calc(0.375rem+env(safe-area-inset-bottom))] max-md:shadow-none"
    >
      <span
        role="status"
        className="pr-3 pl-2.5 font-strong tabular-nums max-md:mr-auto max-md:min-w-0 max-md:flex-1 xl:whitespace-nowrap"
      >
        {text}
        {hint && <span className="block text-small font-regular text-on-inverse-muted">{hint}</span>}
      </span>
      {more && (
        <BarButton name={more.name} onPress={onEverything} className="text-on-inverse-muted tabular-nums">
          <span className="max-md:hidden">{more.name}</span>
          <span className="md:hidden">{more.short}</span>
        </BarButton>
      )}
      <Separator />
      {/* A second line on phones, so that each act keeps its label. */}
      <div className="contents max-md:order-last max-md:flex max-md:basis-full max-md:justify-between">
        {mayOnlyLook() && <span className="px-2.5 text-on-inverse-muted">{words.onlyLook}</span>}
        {(mayOnlyLook() ? [] : runs).map((run) => (
          <BarButton key={run.action} onPress={() => onRun(run)}>
            <span className="max-[24rem]:hidden">
              <Icon of={icons[run.action]} />
            </span>
            {clientRuns.actions[run.action]}
          </BarButton>
        ))}
      </div>
      <Separator />
      <BarButton name={clientRuns.clear} onPress={onClear} className="text-on-inverse-muted">
        <Icon of={X} />
      </BarButton>
    </div>
  )
}

type ButtonProps = { name?: string; onPress: () => void; className?: string; children: ReactNode }

function BarButton({ name, onPress, className = '', children }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onPress}
      className={`inline-flex h-9 min-w-9 items-center justify-center gap-2 rounded-control px-3 text-small font-medium whitespace-nowrap transition-colors hover:bg-white/12 hover:text-on-inverse focus-visible:-outline-offset-2 focus-visible:outline-on-inverse max-md:h-11 max-md:min-w-11 max-md:px-2 ${className}`}
    >
      {children}
    </button>
  )
}

function Separator() {
  return <span aria-hidden className="mx-1 h-5 w-px bg-white/18 max-md:hidden" />
}
