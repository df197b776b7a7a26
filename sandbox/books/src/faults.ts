import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

/** The faults that tests can switch on. */
export const Faults = z.object({
  delay_ms: z.number().int().min(0).default(0),
  /** How many of the next calls are refused with 503, before they do anything. */
  fail_times: z.number().int().min(0).default(0),
  /** How many of the next calls are carried out but get no response. */
  lose_times: z.number().int().min(0).default(0),
  /** Calls that arrive wait until they are released, however long that takes. */
  holds: z.boolean().default(false),
})
export type Faults = z.infer<typeof Faults>

export const createFaults = () => {
  let faults: Faults = Faults.parse({})
  let held = Promise.withResolvers<void>()
  const take = (kind: 'fail_times' | 'lose_times'): boolean => {
    if (faults[kind] === 0) return false
    faults = { ...faults, [kind]: faults[kind] - 1 }
    return true
  }
  return {
    set: (wanted: Faults) => {
      faults = wanted
    },
    release: () => {
      held.resolve()
      held = Promise.withResolvers<void>()
    },
    /** Whether this call should fail. */
    beforeCall: async (): Promise<boolean> => {
      if (faults.holds) await held.promise
      if (faults.delay_ms > 0) await pause(faults.delay_ms)
      return take('fail_times')
    },
    /** Whether this call's response should be lost. */
    beforeAnswer: (): boolean => take('lose_times'),
  }
}
