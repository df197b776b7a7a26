import { useState } from 'react'
import { isTransient, problemOf } from '../../api/problem.ts'

interface Steps<Record> {
  /** The record as it was when its form was opened. */
  readonly opened: Record
  readonly load: () => Promise<Record>
  /** Called with the newer record: typed values stay, untouched fields are updated. */
  readonly onLoaded: (latest: Record) => void
  /** The last save's error. */
  readonly error: unknown
  readonly onAgain: () => void
}

/** The version a form saves from, so that it does not silently overwrite someone else's changes. */
export const useSaving = <Record>({ opened, load, onLoaded, error, onAgain }: Steps<Record>) => {
  const [base, setBase] = useState(opened)
  const [isLoading, setLoading] = useState(false)
  const loadLatest = async (): Promise<void> => {
    setLoading(true)
    try {
      const latest = await load()
      setBase(latest)
      onLoaded(latest)
      onAgain()
    } finally {
      setLoading(false)
    }
  }
  return {
    base,
    isRebased: base !== opened && !error,
    error,
    isStale: problemOf(error)?.code === 'stale',
    isPassing: isTransient(error),
    isLoading,
    // If loading fails, the conflict message stays.
    loadLatest: () => void loadLatest().catch(() => undefined),
  }
}

export type Saving = Omit<ReturnType<typeof useSaving>, 'base'>
