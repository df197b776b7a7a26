import { useState } from 'react'
import { isPassing, problemOf } from '../../api/problem.ts'

interface Steps<Record> {
  /** The record as it was when its form was opened. */
  readonly opened: Record
  readonly load: () => Promise<Record>
  /** The newer record has come: what was typed stays, what was not touched follows it. */
  readonly onLoaded: (latest: Record) => void
  /** How the last attempt to save failed. */
  readonly error: unknown
  readonly onAgain: () => void
}

/** The version a form saves from. Somebody else's save in between is not overwritten unseen. */
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
    isPassing: isPassing(error),
    isLoading,
    // A failed load leaves the question as it stands.
    loadLatest: () => void loadLatest().catch(() => undefined),
  }
}

export type Saving = Omit<ReturnType<typeof useSaving>, 'base'>
