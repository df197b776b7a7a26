import type { Child } from './child.ts'

export interface Supervised {
  /** How often it ended without being stopped. */
  deaths(): number
  signal(signal: NodeJS.Signals): boolean
  /** Stops it and starts it again, even if it has died. */
  restart(): void
  stop(signal?: NodeJS.Signals): Promise<void>
}

interface Supervision {
  /** Starts its next life; the first is life 0. */
  start(life: number): Child
  /** Whether it restarts after a death. */
  isRestarted?: boolean
  onDeath?(cause: NodeJS.Signals | number | null): void
}

/** Restarts a process as soon as it ends, as an orchestrator would. */
export const supervise = ({ start, isRestarted = true, onDeath }: Supervision): Supervised => {
  let [deaths, isStopping, isAskedToRestart] = [0, false, false]
  let child: Child

  const begin = () => {
    child = start(deaths)
    void child.ended.then(([code, signal]) => {
      if (isStopping) return
      deaths++
      if (!isAskedToRestart) onDeath?.(signal ?? code)
      if (isRestarted || isAskedToRestart) begin()
      isAskedToRestart = false
    })
  }
  begin()
  return {
    deaths: () => deaths,
    signal: (signal) => child.signal(signal),
    restart: () => {
      if (child.hasEnded()) return begin()
      isAskedToRestart = true
      child.signal('SIGTERM')
    },
    stop: (signal) => {
      isStopping = true
      return child.stop(signal)
    },
  }
}
