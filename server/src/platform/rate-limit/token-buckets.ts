import { steady } from '../clock/clock.ts'

interface Bucket {
  tokens: number
  at: number
}

export interface TokenBuckets {
  /** Takes one token. Returns 0 if there was one, otherwise the milliseconds until the next. */
  take(key: string): number
}

/** Above this many, full buckets are dropped: a full bucket equals no bucket. */
const MOST_KEPT = 10_000

/** Per process, so that no call waits for a shared counter (decision record 0018). */
export const tokenBuckets = (
  { perSecond, burst }: { perSecond: number; burst: number },
  now: () => number = steady.milliseconds,
): TokenBuckets => {
  const buckets = new Map<string, Bucket>()
  const filled = ({ tokens, at }: Bucket, time: number) => Math.min(burst, tokens + ((time - at) / 1000) * perSecond)
  const dropFull = (time: number) => {
    for (const [key, bucket] of buckets) if (filled(bucket, time) >= burst) buckets.delete(key)
  }
  return {
    take: (key) => {
      const time = now()
      if (buckets.size >= MOST_KEPT) dropFull(time)
      const tokens = filled(buckets.get(key) ?? { tokens: burst, at: time }, time)
      const left = tokens >= 1 ? tokens - 1 : tokens
      buckets.set(key, { tokens: left, at: time })
      return tokens >= 1 ? 0 : ((1 - tokens) / perSecond) * 1000
    },
  }
}
