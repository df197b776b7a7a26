import { useCallback, useRef, useState } from 'react'
import { type Draft, keepDraft, readDraft } from './draft.ts'

type Changes = Partial<Pick<Draft, 'step' | 'answers' | 'idempotencyKey'>>
type Change = (changes: Changes | ((latest: Draft) => Changes)) => void

/** The draft, and a way to change it that also keeps it for a reload of the tab. */
export const useDraft = (email: string): [Draft, Change] => {
  const [draft, setDraft] = useState(() => {
    const opened = readDraft(email)
    keepDraft(opened)
    return opened
  })
  const latest = useRef(draft)
  const change = useCallback<Change>((changes) => {
    const given = typeof changes === 'function' ? changes(latest.current) : changes
    latest.current = { ...latest.current, ...given }
    keepDraft(latest.current)
    setDraft(latest.current)
  }, [])
  return [draft, change]
}
