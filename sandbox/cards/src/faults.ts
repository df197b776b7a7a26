import { z } from 'zod'

/** Kinds of calls: charges and refunds, changes of customers and cards, other server calls, and those of browsers. */
const groups = ['money', 'vault', 'read', 'browser'] as const
export type CallGroup = (typeof groups)[number]

const times = z.number().int().min(0).default(0)
const share = z.number().min(0).max(1).default(0)

/** The faults that tests can switch on. */
export const Faults = z.strictObject({
  /** The calls that the faults below concern. */
  calls: z.array(z.enum(groups)).default(['money']),
  /** Everything is refused with 503, whatever `calls` says. */
  is_down: z.boolean().default(false),
  delay_ms: z.number().int().min(0).default(0),
  /** Calls that arrive wait until they are released, however long that takes. */
  holds: z.boolean().default(false),
  /** How many of the next calls are refused with 503, before they do anything. */
  fail_times: times,
  /** Lost on the way: nothing is executed and no answer arrives. */
  lose_before_times: times,
  lose_before_share: share,
  /** Executed, but the answer is lost. */
  lose_after_times: times,
  lose_after_share: share,
  /** No answer arrives; executed `late_ms` afterwards. */
  late_times: times,
  late_share: share,
  late_ms: z.number().int().min(0).default(1_000),
  /** Shares of the calls are drawn by lot; the same seed draws the same lots. */
  seed: z.number().int().default(1),
})
export type Faults = z.infer<typeof Faults>

export type Fate = 'through' | 'refused' | 'lost_before' | 'lost_after' | 'late'

/** Numbers between 0 and 1 (mulberry32). */
const lots = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const counted = [
  ['fail_times', 'refused'],
  ['lose_before_times', 'lost_before'],
  ['lose_after_times', 'lost_after'],
  ['late_times', 'late'],
] as const

export const createFaults = () => {
  let faults: Faults = Faults.parse({})
  let draw = lots(faults.seed)
  let held = Promise.withResolvers<void>()

  const fateByLot = (): Fate => {
    const lot = draw()
    const { lose_before_share: before, lose_after_share: after, late_share: late } = faults
    if (lot < before) return 'lost_before'
    if (lot < before + after) return 'lost_after'
    return lot < before + after + late ? 'late' : 'through'
  }

  return {
    set: (wanted: Faults): void => {
      faults = wanted
      draw = lots(wanted.seed)
    },
    get: (): Faults => faults,
    lateMs: (): number => faults.late_ms,
    release: (): void => {
      held.resolve()
      held = Promise.withResolvers<void>()
    },
    isDown: (): boolean => faults.is_down,
    /** Waits as long as calls of this group are held or delayed. */
    wait: async (group: CallGroup): Promise<void> => {
      if (!faults.calls.includes(group)) return
      if (faults.holds) await held.promise
      if (faults.delay_ms > 0) await new Promise((resolve) => setTimeout(resolve, faults.delay_ms))
    },
    fateOf: (group: CallGroup): Fate => {
      if (faults.is_down) return 'refused'
      if (!faults.calls.includes(group)) return 'through'
      const next = counted.find(([kind]) => faults[kind] > 0)
      if (!next) return fateByLot()
      faults = { ...faults, [next[0]]: faults[next[0]] - 1 }
      return next[1]
    },
  }
}
