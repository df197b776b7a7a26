import type { ClientRun, RunAction } from '@partner-hub/contracts/clients/client-runs.ts'
import { clientRuns } from '../../texts/client-runs.ts'

/** How far a run is, or how it ended, in one line. */
export const runInWords = ({ action, status, total, done, refused }: ClientRun): string => {
  if (status === 'RUNNING') return clientRuns.running[action](done + refused, total)
  const ended = [clientRuns.finished[action](done)]
  if (refused > 0) ended.push(clientRuns.refused(action, refused))
  if (status === 'STOPPED') ended.push(clientRuns.stopped(total - done - refused))
  return ended.join(', ')
}

const { reasons } = clientRuns

/** Why a client was left as it is. */
export const reasonInWords = (action: RunAction, reason: string | null): string => {
  const known: Readonly<Record<string, string>> = { ...reasons.any, ...reasons[action] }
  return known[reason ?? ''] ?? reasons.fault
}

/** From how long the clients so far have taken; nothing where that says nothing yet. */
export const timeLeft = ({ total, done, refused, started_at }: ClientRun, now: number): string | undefined => {
  const settled = done + refused
  const elapsed = now - Date.parse(started_at)
  if (settled === 0 || elapsed <= 0) return undefined
  const seconds = Math.ceil(((elapsed / settled) * (total - settled)) / 1000)
  if (seconds < 1) return undefined
  return seconds < 60 ? clientRuns.panel.secondsLeft(seconds) : clientRuns.panel.minutesLeft(Math.round(seconds / 60))
}
