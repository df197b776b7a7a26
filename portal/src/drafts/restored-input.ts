import { useEffect, useRef, useState } from 'react'

/** The open forms by record. `typed` returns their input, or undefined if there is nothing to lose. */
const forms = new Map<string, { person: string; typed: () => unknown }>()

const keyOf = (about: string): string => `words: ${about}`

/** Stores the input of open forms when the session ends (DEC-94); after the log-in, the same form gets it back. */
export const storeInput = (): void => {
  for (const [about, { person, typed }] of forms) {
    const words = typed()
    if (words !== undefined) sessionStorage.setItem(keyOf(about), JSON.stringify({ person, words }))
  }
}

/** Returned only to the person who typed them. */
const storedInputOf = (about: string, person: string): { words: unknown } | undefined => {
  const stored = JSON.parse(sessionStorage.getItem(keyOf(about)) ?? 'null')
  return stored?.person === person ? stored : undefined
}

/** Whether a form should open by itself, because it has stored input. */
export const hasStoredInput = (about: string, person: string): boolean => storedInputOf(about, person) !== undefined

interface Form<Words> {
  /** The record that the form changes. */
  readonly about: string
  /** Who is typing. */
  readonly person: string
  readonly typed: () => Words | undefined
}

/** For every form with text: registers its input to survive a log-in. Returns input stored before, once. */
export const useRestoredInput = <Words>({ about, person, typed }: Form<Words>): Words | undefined => {
  const [restored] = useState(() => storedInputOf(about, person)?.words as Words | undefined)
  const latest = useRef(typed)
  latest.current = typed
  useEffect(() => {
    // From here on the form holds the words, and leaving it discards them.
    if (hasStoredInput(about, person)) sessionStorage.removeItem(keyOf(about))
    forms.set(about, { person, typed: () => latest.current() })
    return () => void forms.delete(about)
  }, [about, person])
  return restored
}
