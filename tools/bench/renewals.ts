import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { asOwner, inDatabase } from '../../server/testing/template-database.ts'
import { atLeast, atMost, exactly, type Figures, type Size } from '../figures/figures.ts'
import { startChild } from '../processes/child.ts'
import { run } from '../processes/run.ts'
import { until } from '../processes/until.ts'
import type { ServicesEnvironment } from '../services/environment.ts'
import { startServices } from '../services/services.ts'
import { stackDatabase } from '../stack/stack-database.ts'
import { bareRenewals } from './bare-renewals.ts'
import { loadDue } from './load-due.ts'

const CLIENTS = 100
const sizes = { small: { firms: 200 }, full: { firms: 10_000 } }
/** As in production. */
const WORKERS = 2

/**
 * Renews every subscription of many firms on one day, beside a bare statement that writes the same rows in a copy of the
 * database. Then a month later once more, with the workers killed in the middle.
 */
export const benchRenewals = async (figures: Figures, size: Size): Promise<void> => {
  const { environment: services } = await startServices()
  const own = await stackDatabase(services)
  const count = sizes[size].firms * CLIENTS
  try {
    await loadDue(own, { firms: sizes[size].firms, clients: CLIENTS })
    await asOwner(own.adminUrl, (admin) => admin.query('vacuum analyze'))
    const bareSeconds = await inCopy(services, own.adminUrl, bareSide)
    await asOwner(own.adminUrl, (admin) => admin.query('checkpoint'))
    const seconds = await renewAll(own.url)
    figures.say('bare_per_second', count / bareSeconds, undefined, { unit: '/s' })
    figures.say('renewals_per_second', count / seconds, undefined, { unit: '/s' })
    figures.say('renewals_ratio', bareSeconds / seconds, atLeast(0.8), { isTimed: true })
    figures.say('renewals_seconds', seconds, atMost(60), { unit: ' s', isTimed: true })
    await asOwner(own.adminUrl, async (admin) => {
      figures.say('renewals_not_once', await notBilled(admin, { count, times: 1 }), exactly(0))
      await admin.query("update business_clock set ahead = interval '31 days'")
      await renewUnderKills(own.url, admin, count)
      figures.say('renewals_not_once_after_kills', await notBilled(admin, { count, times: 2 }), exactly(0))
    })
  } finally {
    await own.drop()
  }
}

const bareSide = (adminUrl: string): Promise<number> =>
  asOwner(adminUrl, async (admin) => {
    await admin.query('checkpoint')
    const begun = performance.now()
    await admin.query(bareRenewals)
    return (performance.now() - begun) / 1000
  })

const inCopy = async <T>(
  services: ServicesEnvironment,
  adminUrl: string,
  work: (copyUrl: string) => Promise<T>,
): Promise<T> => {
  const copy = `hub_bare_${randomBytes(8).toString('hex')}`
  const admin = (statement: string) =>
    asOwner(services.DATABASE_ADMIN_URL, async (client) => void (await client.query(statement)))
  await admin(`create database ${copy} template ${new URL(adminUrl).pathname.slice(1)}`)
  try {
    return await work(inDatabase(services.DATABASE_ADMIN_URL, copy))
  } finally {
    await admin(`drop database ${copy} with (force)`)
  }
}

const side = fileURLToPath(new URL('./renewals-side.ts', import.meta.url))

/** Two workers at once; returns the seconds of the slower one, without its start. */
const renewAll = async (url: string): Promise<number> => {
  const workers = Array.from({ length: WORKERS }, () => run(process.execPath, [side, JSON.stringify({ url })]))
  return Math.max(...(await Promise.all(workers)).map((output): number => JSON.parse(output).seconds))
}

/** Both are killed in the middle of a batch, when a third and two thirds are done; others go on. */
const renewUnderKills = async (url: string, admin: pg.Client, count: number): Promise<void> => {
  for (const share of [1 / 3, 2 / 3]) {
    const workers = Array.from({ length: WORKERS }, () =>
      startChild({
        name: 'renewals',
        command: process.execPath,
        args: [side, JSON.stringify({ url })],
        env: process.env,
      }),
    )
    await until('a part is renewed', 120, async () => {
      const { rows } = await admin.query('select count(*)::int as issued from invoice')
      return rows[0].issued >= count * (1 + share)
    })
    await Promise.all(workers.map((worker) => worker.stop('SIGKILL')))
  }
  await renewAll(url)
}

/** How many subscriptions, numbers, lines or payments are missing or too many. */
const notBilled = async (admin: pg.Client, { count, times }: { count: number; times: number }): Promise<number> => {
  const { rows } = await admin.query(
    `select
      (select count(*) from subscription s where s.renews_at <= business_now()
        or (select count(*) from invoice i where i.account_id = s.account_id and i.period_until <= s.period_until) <> $1)
      + (select count(*) from invoice i where i.total <> (select sum(amount) from invoice_line l
          where l.payer = i.payer and l.invoice = i.uuid))
      + (select count(*) from invoice i where not exists (select from payment p where p.payer = i.payer and p.invoice = i.uuid
          and p.amount = i.total))
      + abs((select sum(last_number) from invoice_number_counter) - (select count(*) from invoice))
      + abs((select count(*) from invoice) - $2) as wrong`,
    [times, times * count],
  )
  return Number(rows[0].wrong)
}
