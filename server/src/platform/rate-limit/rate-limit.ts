import pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Log } from '../log/log.ts'

export interface RateLimit {
  /** Counts one call. Returns 0 if it may proceed, otherwise the seconds to wait. */
  take(key: string): Promise<number>
  /** Seconds until a call could be taken, without counting one. */
  waitSeconds(key: string): Promise<number>
  /** Takes one call back that turned out not to count. */
  giveBack(key: string): Promise<void>
}

export interface RateLimits {
  limit(name: string, rule: { points: number; seconds: number }): RateLimit
  close(): Promise<void>
}

/**
 * Counters in PostgreSQL, shared by all replicas. They have their own connections: a flood must not starve other work.
 */
export const createRateLimits = (options: { url: string; log: Log }): RateLimits => {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: 'partner-hub rate limits',
    max: 2,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 2_000,
  })
  pool.on('error', (error) => options.log.warn({ error: error.message }, 'idle rate-limit connection lost'))
  return {
    limit: (name, { points, seconds }) => {
      const limiter = new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: true,
        keyPrefix: name,
        points,
        duration: seconds,
      })
      return {
        take: (key) =>
          limiter.consume(key).then(
            () => 0,
            (refused: unknown) => {
              if (refused instanceof RateLimiterRes) return secondsOf(refused)
              throw refused
            },
          ),
        waitSeconds: async (key) => {
          const known = await limiter.get(key)
          return known && known.remainingPoints <= 0 ? secondsOf(known) : 0
        },
        giveBack: async (key) => {
          await limiter.reward(key)
        },
      }
    },
    close: () => pool.end(),
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000))
