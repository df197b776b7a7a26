import { useLayoutEffect } from 'react'
import { type NavigationType, useLocation, useNavigationType } from 'react-router'

interface Visit {
  readonly key: string
  readonly pathname: string
}

/** The history of this document as it was walked; browsers do not tell what lies before a page. */
export interface Trail {
  readonly visits: readonly Visit[]
  readonly at: number
}

export const walked = ({ visits, at }: Trail, visit: Visit, how: `${NavigationType}`): Trail => {
  const known = visits.findIndex(({ key }) => key === visit.key)
  if (known >= 0) return { visits, at: known }
  if (how === 'POP') return { visits: [visit], at: 0 }
  const kept = visits.slice(0, how === 'PUSH' ? at + 1 : at)
  return { visits: [...kept, visit], at: kept.length }
}

/** How many steps back the page lies that was before this one and its own tabs; 0 when it was another. */
export const stepsBackTo = ({ visits, at }: Trail, pathname: string, own: string): number => {
  const before = visits.slice(0, at).findLastIndex((visit) => !visit.pathname.startsWith(own))
  return visits[before]?.pathname === pathname ? at - before : 0
}

let trail: Trail = { visits: [], at: -1 }

export const currentTrail = (): Trail => trail

/** Mounted once, around every route. Whoever sees a page may go back from it. */
export const useTrail = (): void => {
  const { key, pathname } = useLocation()
  const how = useNavigationType()
  useLayoutEffect(() => {
    trail = walked(trail, { key, pathname }, how)
  }, [key, pathname, how])
}
