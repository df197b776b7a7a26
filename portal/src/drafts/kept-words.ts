import { useEffect, useRef, useState } from 'react'

/** What is typed into the forms that are open, by the record they are about; undefined while there is nothing to lose. */
const forms = new Map<string, { person: string; typed: () => unknown }>()

const keyOf = (about: string): string => `words: ${about}`

/** Keeps what is typed when the session ends (DEC-94); after the log-in the same form has it again. */
export const keepWords = (): void => {
  for (const [about, { person, typed }] of forms) {
    const words = typed()
    if (words !== undefined) sessionStorage.setItem(keyOf(about), JSON.stringify({ person, words }))
  }
}

/** Only the person who typed them is given them. */
const wordsOf = (about: string, person: string): { words: unknown } | undefined => {
  const kept = JSON.parse(sessionStorage.getItem(keyOf(about)) ?? 'null')
  return kept?.person === person ? kept : undefined
}

/** Whether a form must be open, because it has words to give back. */
export const hasKeptWords = (about: string, person: string): boolean => wordsOf(about, person) !== undefined

interface Form<Words> {
  /** The record that the form changes. */
  readonly about: string
  /** Whose words they are. */
  readonly person: string
  readonly typed: () => Words | undefined
}

/** For every form with a text: its words are kept for a log-in. Gives those kept before, once. */
export const useKeptWords = <Words>({ about, person, typed }: Form<Words>): Words | undefined => {
  const [kept] = useState(() => wordsOf(about, person)?.words as Words | undefined)
  const latest = useRef(typed)
  latest.current = typed
  useEffect(() => {
    // From here on they are in the form, and go with it when it is left.
    if (hasKeptWords(about, person)) sessionStorage.removeItem(keyOf(about))
    forms.set(about, { person, typed: () => latest.current() })
    return () => void forms.delete(about)
  }, [about, person])
  return kept
}
