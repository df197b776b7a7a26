import { useLayoutEffect } from 'react'
import { type NavigationType, useLocation, useNavigationType } from 'react-router'

interface Visit {
  readonly key: string
  readonly pathname: string
}

/** The pages visited in this document. Browsers do not reveal their own history. */
export interface Trail {
  readonly visits: readonly Visit[]
  readonly at: number
}

export const advance = ({ visits, at }: Trail, visit: Visit, how: `${NavigationType}`): Trail => {
  const index = visits.findIndex(({ key }) => key === visit.key)
  if (index >= 0) return { visits, at: index }
  if (how === 'POP') return { visits: [visit], at: 0 }
  const earlier = visits.slice(0, how === 'PUSH' ? at + 1 : at)
  return { visits: [...earlier, visit], at: earlier.length }
}

/** How many steps back the given page is, if it was visited right before the page `own` and its tabs; otherwise 0. */
export const stepsBackTo = ({ visits, at }: Trail, pathname: string, own: string): number => {
  const before = visits.slice(0, at).findLastIndex((visit) => !visit.pathname.startsWith(own))
  return visits[before]?.pathname === pathname ? at - before : 0
}

let trail: Trail = { visits: [], at: -1 }

export const currentTrail = (): Trail => trail

/** Mounted once, around every route. A layout effect, so that Back works as soon as a page is visible. */
export const useTrail = (): void => {
  const { key, pathname } = useLocation()
  const how = useNavigationType()
  useLayoutEffect(() => {
    trail = advance(trail, { key, pathname }, how)
  }, [key, pathname, how])
}
