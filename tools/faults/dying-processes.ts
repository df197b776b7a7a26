import { randomInt } from 'node:crypto'
import type { Size } from '../figures/figures.ts'
import type { Faults } from './faults.ts'
import type { Stage } from './stage.ts'

export const MANY_BOUNDARIES = 200

/** Starts the next process while the current one is in use, since starting takes most of the time. */
export const processesDyingAt = (stage: Stage, boundaries: Iterable<number>, faults: Faults = {}) => {
  const rest = boundaries[Symbol.iterator]()
  const begin = async () => {
    const { value: dieAtBoundary, done } = rest.next()
    if (done) return undefined
    const faulty = { ...faults, dieAtBoundary }
    return {
      boundary: dieAtBoundary,
      web: await stage.start(`web-dying-at-${dieAtBoundary}`, 'web', { faults: faulty, isRestarted: false }),
    }
  }
  let next = begin()
  return async () => {
    const current = await next
    next = begin()
    return current
  }
}

/** Every boundary; in a small run every n-th, from a random start. */
export function* countingUp(size: Size, smallStep = 5): Generator<number> {
  const step = size === 'small' ? smallStep : 1
  for (let boundary = randomInt(1, step + 1); boundary <= MANY_BOUNDARIES; boundary += step) yield boundary
}
