import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { rebuildClientRows } from '../../server/src/client-list/rebuild-client-rows.ts'
import { rewriteOldRows } from '../../server/src/client-list/rewrite-old-rows.ts'
import { createDatabase } from '../../server/src/platform/database/database.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { asOwner } from '../../server/testing/template-database.ts'
import { copyFirms } from '../bench/load-firms.ts'
import { atLeast, atMost, exactly } from '../figures/figures.ts'
import { addClients } from '../seed/add-clients.ts'
import { manyClients } from '../seed/demo-clients.ts'
import { askers, countFailed, firmOwner, mixedLoad, type TimedCall } from './firm-load.ts'
import { signedInPeople } from './people.ts'
import type { FaultRun } from './run.ts'
import { openStage, type Stage } from './stage.ts'

/** At full size a million clients, with the firm that is called. */
const sizes = {
  full: { clients: 5_000, firms: 199, rewritten: 20_000 },
  small: { clients: 500, firms: 9, rewritten: 1_000 },
} as const
const PER_SECOND = 50
const LONGEST_MS = 2_000
/** How long a reader blocks the migration at its start; requests must not queue behind it. */
const READER_MS = 3_000

const COLUMN = `alter table business_client add column region text;
  alter table organization add column region text; alter table idempotency_keys add column region text`
const INDEX = 'business_client_region on business_client (organization_uuid, region)'
const CONCURRENT_INDEX = `-- outside of a transaction
  drop index concurrently if exists business_client_region; create index concurrently ${INDEX};`

/** A release changes tables, policies and views of a full database, and rewrites rows, under 50 calls per second. */
export const migration: FaultRun = async ({ size, figures, timeline, services }) => {
  const stage = await openStage({ services: await services(), timeline })
  try {
    const web = await stage.start('web', 'web')
    await web.whenReady()
    const owner = await firmOwner(stage, web.url)
    const loaded = await fill(stage, owner.organization_uuid, sizes[size])
    const ask = askers(stage, web.url, owner)
    const people = await signedInPeople(stage, 200)
    const watch = async (work: () => Promise<unknown>): Promise<TimedCall[]> => {
      const load = mixedLoad(ask, people, PER_SECOND)
      await pause(1_000)
      await work()
      await pause(1_000)
      return load.stop()
    }
    figures.say('clients', loaded, atLeast((sizes[size].firms + 1) * sizes[size].clients))

    const released = await watch(() => beside(stage, () => release(stage)))
    const applied = await stage.admin.query(`select 1 from pg_indexes where indexname = 'business_client_region'`)
    figures.say('migrated', applied.rowCount ?? 0, exactly(1))
    figures.say('requests_beside_it', released.length, atLeast(PER_SECOND * 3))
    figures.say('failed_requests', countFailed(released, timeline), exactly(0))
    figures.say('slowest_request_ms', slowest(released), atMost(LONGEST_MS))

    let rows = 0
    const rewriting = await watch(async () => {
      rows = await rewrite(stage)
    })
    figures.say('rows_rewritten', rows, exactly(sizes[size].rewritten))
    figures.say('failed_requests_beside_rewriting', countFailed(rewriting, timeline), exactly(0))
    figures.say('slowest_request_beside_rewriting_ms', slowest(rewriting), atMost(LONGEST_MS))

    const naive = await watch(() => beside(stage, () => releaseNaively(stage)))
    figures.say('naive_slowest_request_ms', slowest(naive), atLeast(LONGEST_MS))
  } finally {
    await stage.close()
  }
}

/** Adds firms with clients and list rows, some of them written by an older edition. */
const fill = async (
  stage: Stage,
  organization: string,
  { clients, firms, rewritten }: (typeof sizes)['full' | 'small'],
): Promise<number> => {
  const { log, environment } = stage
  await addClients(stage.database, organization, manyClients(clients))
  await copyFirms(stage.adminUrl, organization, { firms, clients })
  const database = createDatabase({
    url: `${environment.DATABASE_URL}`,
    poolSize: 1,
    statementTimeoutMs: 3_600_000,
    log,
  })
  await rebuildClientRows({ database }).finally(() => database.close())
  await stage.admin.query(
    `update client_rows set edition = 0 where ctid in (select ctid from client_rows limit ${rewritten})`,
  )
  await stage.admin.query('vacuum analyze')
  const counted = await stage.admin.query<{ n: number }>('select count(*)::int as n from client_rows')
  return counted.rows[0]?.n ?? 0
}

/** Runs the work while a long transaction holds locks on the clients. */
const beside = async (stage: Stage, work: () => Promise<unknown>): Promise<void> => {
  const reader = await stage.admin.connect()
  await reader.query('begin; select 1 from business_client limit 1')
  const reading = pause(READER_MS).then(() => reader.query('commit'))
  await Promise.all([work(), reading])
  reader.release()
}

const release = async (stage: Stage): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(fileURLToPath(new URL('../../server/migrations', import.meta.url)), folder, { recursive: true })
  await writeFile(join(folder, '9001-column.sql'), COLUMN)
  await writeFile(join(folder, '9002-index.sql'), CONCURRENT_INDEX)
  await migrate(stage.ownerUrl, { folder, log: (line) => stage.timeline.note(line) })
  await rm(folder, { recursive: true })
}

/** A naive migration: every request queues behind it while it waits for its lock, which it then holds to the end. */
const releaseNaively = (stage: Stage): Promise<void> =>
  asOwner(stage.ownerUrl, async (owner) => {
    await owner.query(`begin; drop index business_client_region; alter table business_client drop column region;
      alter table organization drop column region; alter table idempotency_keys drop column region`)
    await owner.query(`${COLUMN}; create index ${INDEX}; commit`)
  })

const rewrite = async (stage: Stage): Promise<number> => {
  for (let rows = 0; ; ) {
    const batch = await rewriteOldRows(stage)(200)
    if (batch === 0) return rows
    rows += batch
  }
}

const slowest = (calls: readonly TimedCall[]): number => Math.max(...calls.map(({ answer }) => answer.ms))
