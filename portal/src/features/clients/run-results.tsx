import type { ClientRun, RunResult } from '@partner-hub/contracts/clients/client-runs.ts'
import { CircleCheck, CircleDashed, CircleMinus } from 'lucide-react'
import { clientRuns } from '../../texts/client-runs.ts'
import { RouteLink } from '../../ui/actions/route-link.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import { reasonInWords } from './run-in-words.ts'

export type Shown = 'all' | 'done' | 'refused'

const { panel } = clientRuns
const marks = {
  waiting: { icon: CircleDashed, look: 'text-text-subtle' },
  done: { icon: CircleCheck, look: 'text-success-icon' },
  refused: { icon: CircleMinus, look: 'text-warning-icon' },
} as const

type Props = {
  run: ClientRun & { results: readonly RunResult[] }
  shown: Shown
  toClient: (uuid: string) => string
}

export function RunResults({ run, shown, toClient }: Props) {
  const outcomes = panel.outcomes(run.action)
  const results = run.results.filter(({ outcome }) => shown === 'all' || outcome === shown)
  if (results.length === 0) return <p className="border-t border-border py-6 text-text-muted">{panel.nothing}</p>
  return (
    <>
      <ul>
        {results.map(({ uuid, name, outcome, reason }) => (
          <li
            key={uuid}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-border py-2.75"
          >
            <Icon of={marks[outcome].icon} size={18} className={marks[outcome].look} />
            {outcome === 'refused' ? (
              <RouteLink to={toClient(uuid)} className="wrap-anywhere">
                {name}
              </RouteLink>
            ) : (
              <span className={outcome === 'waiting' ? 'truncate text-text-muted' : 'truncate font-strong'}>
                {name}
              </span>
            )}
            <span className="text-small whitespace-nowrap text-text-muted">
              {outcome === 'waiting' && run.status === 'STOPPED' ? panel.left(run.action) : outcomes[outcome]}
            </span>
            {outcome === 'refused' && (
              <span className="col-span-2 col-start-2 text-small text-pretty text-text-muted">
                {reasonInWords(run.action, reason)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {run.total > run.results.length && (
        <p className="border-t border-border py-4 text-small text-text-muted">{panel.cut(run.results.length)}</p>
      )}
    </>
  )
}
