import { useMemo, useState } from 'react'
import { type ClientColumn, clientColumns } from './client-columns.tsx'

const keyOf = (identityUuid: string): string => `client-columns:${identityUuid}`

const readHidden = (identityUuid: string): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(identityUuid)) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

const keepHidden = (identityUuid: string, hidden: readonly string[]): void => {
  try {
    localStorage.setItem(keyOf(identityUuid), JSON.stringify(hidden))
  } catch {
    // If the browser has no storage, the choice lasts until it is closed.
  }
}

/** The columns a person has chosen, stored in this browser. Business Name always stays (DEC-04). */
export const useColumns = (identityUuid: string, toClient: (uuid: string) => string) => {
  const [hidden, setHidden] = useState(() => readHidden(identityUuid))
  const all = useMemo(() => clientColumns(toClient), [toClient])
  const shown = useMemo(() => all.filter(({ key }) => key === 'name' || !hidden.includes(key)), [all, hidden])

  const toggle = (key: ClientColumn['key']) => {
    const next = hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key]
    setHidden(next)
    keepHidden(identityUuid, next)
  }
  return { all, shown, toggle }
}
