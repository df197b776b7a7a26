import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

/** What tests may make the product do wrong, until they say otherwise. */
export const Faults = z.object({
  delay_ms: z.number().int().min(0).default(0),
  /** So many of the next calls are refused with 503, before anything is done. */
  fail_times: z.number().int().min(0).default(0),
  /** So many of the next calls are done and never answered. */
  lose_times: z.number().int().min(0).default(0),
})
export type Faults = z.infer<typeof Faults>

export const createFaults = () => {
  let faults: Faults = Faults.parse({})
  const take = (kind: 'fail_times' | 'lose_times'): boolean => {
    if (faults[kind] === 0) return false
    faults = { ...faults, [kind]: faults[kind] - 1 }
    return true
  }
  return {
    set: (wanted: Faults) => {
      faults = wanted
    },
    /** True when this call is to fail. */
    beforeCall: async (): Promise<boolean> => {
      if (faults.delay_ms > 0) await pause(faults.delay_ms)
      return take('fail_times')
    },
    /** True when this call's answer is to be lost. */
    beforeAnswer: (): boolean => take('lose_times'),
  }
}
