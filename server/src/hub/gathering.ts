import type { LiveKey } from '@partner-hub/contracts/calls/live-keys.ts'

/** A run changes hundreds of clients per second, so changes within this time are sent together. */
const GATHER_MS = 100

/** Collects keys and passes them on in batches. */
export const gathering = (pass: (keys: readonly LiveKey[]) => Promise<void>) => {
  const gathered = new Set<LiveKey>()
  let isWaiting = false
  const flush = () => {
    isWaiting = false
    const keys = [...gathered]
    gathered.clear()
    void pass(keys)
  }
  return (keys: readonly LiveKey[]): void => {
    for (const key of keys) gathered.add(key)
    if (isWaiting) return
    isWaiting = true
    setTimeout(flush, GATHER_MS).unref()
  }
}
