import { registerClient } from '../../contracts/clients/client-registration.ts'
import { verifyClientRows } from '../../server/src/client-list/rebuild-client-rows.ts'
import { newUuid } from '../../server/src/platform/ids/ids.ts'
import { clientRegistrationOf } from '../../server/testing/client-registration.ts'
import { atLeast, exactly } from '../figures/figures.ts'
import { until } from '../processes/until.ts'
import { callAs, oneByOne, untilAnswered } from './callers.ts'
import { firmOwner } from './firm-load.ts'
import { killInTurn } from './kill-in-turn.ts'
import { startOwnServices } from './own-services.ts'
import { booksAccounts, registeredClients } from './registered-clients.ts'
import type { Run } from './run.ts'
import { openStage } from './stage.ts'
import { workflowBundle } from './workflow-bundle.ts'

const sizes = {
  full: { clients: 1000, naive: 150, killEveryMs: 5_000, restarts: 3, kills: 20 },
  small: { clients: 60, naive: 40, killEveryMs: 3_000, restarts: 1, kills: 2 },
} as const
const CALLERS = 8
const TAIL = 20
/** Generous, because times are not measured in this run. */
const PATIENCE_SECONDS = 1_500

/** Eight callers register clients back to back, while every part dies in turn. */
const register = async ({ size, timeline }: Run, isNaive: boolean) => {
  const { clients, naive, killEveryMs, restarts } = sizes[size]
  const count = isNaive ? naive : clients
  const own = await startOwnServices()
  const environment = { WORKFLOW_BUNDLE: await workflowBundle(timeline) }
  const stage = await openStage({ services: own.environment, timeline, environment })
  try {
    const faults = { withoutKeys: isNaive, withoutStoryRows: isNaive }
    const twice = (role: 'web' | 'worker') =>
      Promise.all(
        [1, 2].map((replica) => stage.start(`${isNaive ? 'naive-' : ''}${role}-${replica}`, role, { faults })),
      )
    const [webs, workers] = await Promise.all([twice('web'), twice('worker')])
    const balancer = await stage.balance('balancer', webs, stage.ports.web)
    await Promise.all(workers.map((worker) => worker.whenReady()))
    const owner = await firmOwner(stage, balancer.url)
    const group = await stage.admin.query('select id from user_service_group')
    const params = { organizationUuid: owner.organization_uuid }

    const registerOne = async (index: number) => {
      const key = isNaive ? undefined : newUuid()
      const body = clientRegistrationOf({ client_name: `Client ${index}`, user_service_group: group.rows[0].id })
      const call = () => callAs(balancer.url, stage.config.HUB_URL, owner, registerClient, { params, body, key })
      const answers = await untilAnswered(call, ({ status }) => status === 200, PATIENCE_SECONDS)
      const last = answers.at(-1)
      return { answers, uuid: last?.status === 200 ? (JSON.parse(last.text) as { uuid: string }).uuid : undefined }
    }

    const results: Awaited<ReturnType<typeof registerOne>>[] = []
    let next = 0
    const caller = async () => {
      while (next < count) results.push(await registerOne(next++))
    }
    const killer = killInTurn([webs, workers], killEveryMs)
    const callers = Promise.all(Array.from({ length: CALLERS }, caller))
    let restarted = 0
    for (let restart = 1; restart <= restarts && !isNaive; restart++) {
      await until('the next part is done', PATIENCE_SECONDS, () => results.length >= (count * restart) / (restarts + 1))
      timeline.note('PostgreSQL is stopped at once')
      await own.parts.stopPostgres('immediate')
      await own.parts.startPostgres()
      timeline.note('PostgreSQL is back')
      restarted++
    }
    await callers
    const kills = await killer.stop()
    await Promise.all([...webs, ...workers].map((each) => each.whenReady()))
    const acknowledged = results.flatMap(({ uuid }) => uuid ?? [])
    const isOpened = async () => (await registeredClients(stage)).every(({ opened }) => opened)
    if (!isNaive) await until('every account is opened', PATIENCE_SECONDS, isOpened)
    const registered = await registeredClients(stage)
    const tail = await oneByOne(isNaive ? [] : Array.from({ length: TAIL }), (_, index) => registerOne(count + index))
    const accounts = await booksAccounts(stage)
    return {
      ...{ kills, restarted, count, acknowledged: acknowledged.length, clients: registered.length },
      names: new Set(registered.map(({ client_name }) => client_name)).size,
      whole: registered.filter(({ whole }) => whole).length,
      opened: registered.filter(({ opened, account_id }) => opened && accounts.includes(account_id)).length,
      accounts: accounts.length - tail.length,
      missing: acknowledged.filter((uuid) => !registered.some((client) => client.uuid === uuid)).length,
      repeated: results.filter(({ answers }) => answers.length > 1).length,
      tail: tail.filter(({ answers }) => answers.length === 1).length,
      wrong: (await verifyClientRows({ database: stage.database })).rows,
    }
  } finally {
    await stage.close()
    await own.stop()
  }
}

/** Registers 1,000 clients, each once and complete; then the same without keys and story rows, which must fail. */
export const clientRegistrations = async (run: Run): Promise<void> => {
  const { figures, size } = run
  const real = await register(run, false)
  figures.say('client_kills', real.kills, atLeast(sizes[size].kills))
  figures.say('client_postgres_restarts', real.restarted, exactly(sizes[size].restarts))
  figures.say('client_callers_who_had_to_repeat', real.repeated)
  figures.say('client_acknowledged', real.acknowledged, exactly(real.count))
  figures.say('clients', real.clients, exactly(real.count))
  figures.say('clients_by_name', real.names, exactly(real.count))
  figures.say('whole_clients', real.whole, exactly(real.count))
  figures.say('clients_opened_in_books', real.opened, exactly(real.count))
  figures.say('accounts_in_books', real.accounts, exactly(real.count))
  figures.say('client_acknowledged_and_missing', real.missing, exactly(0))
  figures.say('client_list_rows_wrong', real.wrong, exactly(0))
  figures.say('client_tail_registrations', real.tail, exactly(TAIL))

  const naive = await register(run, true)
  figures.say('naive_clients_too_many', naive.clients - naive.count)
  figures.say('naive_clients_not_opened', naive.clients - naive.opened)
  figures.say('naive_clients_wrong', naive.clients - naive.count + naive.clients - naive.opened, atLeast(1))
}
