import type { SandboxDatabase } from '../../shared/open-database.ts'

export type Clock = ReturnType<typeof clockStore>

/** Real time plus what tests moved it ahead; the difference survives a restart. */
export const clockStore = (database: SandboxDatabase) => {
  let ahead = database.one<{ ahead_ms: number }>('select ahead_ms from clock')?.ahead_ms ?? 0
  const now = () => Date.now() + ahead
  return {
    now,
    stamp: () => new Date(now()).toISOString(),
    /** Sets the time it is now; null for real time again. */
    set: (time: Date | null): void => {
      ahead = time === null ? 0 : time.getTime() - Date.now()
      database.run(
        'insert into clock values (1, ?) on conflict (one) do update set ahead_ms = excluded.ahead_ms',
        ahead,
      )
    },
  }
}
