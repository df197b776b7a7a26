import type { ClientRun, RunAction } from '@partner-hub/contracts/clients/client-runs.ts'
import { clientRuns } from '../../texts/client-runs.ts'

/** A run's progress or result, in one line. */
export const runInWords = ({ action, status, total, done, refused, is_own, person }: ClientRun): string => {
  if (status === 'RUNNING')
    return is_own || action === 'export'
      ? clientRuns.running[action](done + refused, total)
      : clientRuns.runningOfOther(action, person, done + refused, total)
  const ended = [clientRuns.finished[action](done)]
  if (refused > 0) ended.push(clientRuns.refused(action, refused))
  if (status === 'STOPPED') ended.push(clientRuns.stopped(total - done - refused))
  return ended.join(', ')
}

const { reasons } = clientRuns

/** Why a client was not changed. */
export const reasonInWords = (action: RunAction, reason: string | null): string => {
  const known: Readonly<Record<string, string>> = { ...reasons.any, ...reasons[action] }
  return known[reason ?? ''] ?? reasons.fault
}

/** Estimated from the clients done so far; undefined until that is meaningful. */
export const timeLeft = ({ total, done, refused, started_at }: ClientRun, now: number): string | undefined => {
  const settled = done + refused
  const elapsed = now - Date.parse(started_at)
  if (settled === 0 || elapsed <= 0) return undefined
  const seconds = Math.ceil(((elapsed / settled) * (total - settled)) / 1000)
  if (seconds < 1) return undefined
  return seconds < 60 ? clientRuns.panel.secondsLeft(seconds) : clientRuns.panel.minutesLeft(Math.round(seconds / 60))
}
