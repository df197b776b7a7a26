import { setTimeout as pause } from 'node:timers/promises'
import { getBusinessClient } from '../../contracts/clients/business-clients.ts'
import { startRecordingSmtp } from '../../server/testing/recording-smtp.ts'
import { atLeast, atMost, exactly } from '../figures/figures.ts'
import { until } from '../processes/until.ts'
import { callAs, oneByOne } from './callers.ts'
import { askers, p95While } from './firm-load.ts'
import { establishedFirm, type InvitingFirm, invitationJobs, waitingMails } from './inviting-firms.ts'
import { killInTurn } from './kill-in-turn.ts'
import type { FaultRun, Run } from './run.ts'
import { openStage, type Stage } from './stage.ts'
import { workflowBundle } from './workflow-bundle.ts'

/** The rate is limited, so that kills hit work in progress. */
const sizes = {
  full: { firms: 5, each: 200, perSecond: 20, naive: 12, killEveryMs: 5_000, kills: 10, calmMs: 30_000 },
  small: { firms: 1, each: 60, perSecond: 3, naive: 12, killEveryMs: 3_000, kills: 2, calmMs: 6_000 },
} as const
const CALLERS = 8
/** The planned thousand per minute by all callers together. */
const ASK_EVERY_MS = (CALLERS * 60_000) / 1_000
const READ_EVERY_MS = 500
const TAIL = 20
const PATIENCE_SECONDS = 900
/** The share that may still be waiting when the kills end. */
const STILL_OUT = 0.2

/** How the mail server treats an address, by its prefix; the numbers are percentages. */
const treatments = { lost: 2, refused: 2, busy: 3, hang: 1 } as const
type Treatment = keyof typeof treatments | 'plain'

const treatmentOf = (index: number): Treatment => {
  let place = index % 100
  for (const [treatment, count] of Object.entries(treatments)) {
    if (place < count) return treatment as Treatment
    place -= count
  }
  return 'plain'
}
const addressOf = (firm: number, index: number) => `${treatmentOf(index)}.${firm}.${index}@owners.example`

/** By address: loses one reply, refuses for good, is busy twice, or hangs once until the caller gives up. */
const faultySmtp = async () => {
  const counts = new Map<string, number>()
  const smtp = await startRecordingSmtp((step, line) => {
    // Connections overlap, so each step must find its own recipient.
    const named = step === 'END' ? /^To: .*?([^\s<>]+@[^\s<>]+)/m : /<([^>]*)>/
    const recipient = named.exec(line)?.[1] ?? ''
    const [treatment] = recipient.split('.') as [Treatment]
    const key = `${step} ${recipient}`
    const times = (counts.get(key) ?? 0) + 1
    counts.set(key, times)
    if (step === 'RCPT' && treatment === 'refused') return '550 5.1.1 no such mailbox'
    if (step === 'RCPT' && treatment === 'busy' && times <= 2) return '451 4.3.2 try again later'
    if (step === 'RCPT' && treatment === 'hang' && times === 1) return 'silence'
    if (step === 'END' && treatment === 'lost' && times === 1) return 'hang up'
    return undefined
  })
  return smtp
}

/** The reads of other people during the run. */
const firmReads = async (stage: Stage, url: string, owner: InvitingFirm) => {
  const { list, document } = askers(stage, url, owner)
  const clients = await stage.admin.query('select uuid from business_client where organization_uuid = $1 limit 1', [
    owner.organization_uuid,
  ])
  const params = { uuid: clients.rows[0].uuid }
  const client = () => callAs(url, stage.config.HUB_URL, owner, getBusinessClient, { params })
  return { list, document, client }
}

const invite = async (run: Run, isNaive: boolean) => {
  const { firms, each, perSecond, naive, killEveryMs, calmMs } = sizes[run.size]
  const { timeline } = run
  const smtp = await faultySmtp()
  const environment = {
    WORKFLOW_BUNDLE: await workflowBundle(timeline),
    SMTP_URL: smtp.url,
    MAILS_PER_SECOND: String(perSecond),
  }
  const stage = await openStage({ services: await run.services(), timeline, environment })
  try {
    const faults = (life: number) => ({
      ...(isNaive && { withoutKeys: true, withoutStoryRows: true, ...(life === 0 && { dieBeforeStory: true }) }),
    })
    const name = (role: string) => `${isNaive ? 'naive-' : ''}${role}`
    const twice = (role: 'web' | 'worker') =>
      Promise.all([1, 2].map((replica) => stage.start(`${name(role)}-${replica}`, role, { faults })))
    const [webs, workers] = await Promise.all([twice('web'), twice('worker')])
    const balancer = await stage.balance('balancer', webs, stage.ports.web)
    await Promise.all(workers.map((worker) => worker.whenReady()))
    const owners: InvitingFirm[] = []
    for (let firm = 0; firm < (isNaive ? 1 : firms); firm++)
      owners.push(await establishedFirm(stage, balancer.url, isNaive ? naive : each))
    const first = owners[0] as InvitingFirm
    const reads = await firmReads(stage, balancer.url, first)
    // The naive variant is not timed.
    const timed = isNaive ? ({} as typeof reads) : reads
    const p95 = (work: () => Promise<unknown>) => p95While(timed, READ_EVERY_MS, work)
    const underKills = async (work: () => Promise<unknown>): Promise<number> => {
      const killer = killInTurn(isNaive ? [] : [workers], killEveryMs)
      await work()
      return killer.stop()
    }

    const calm = await p95(() => underKills(() => pause(isNaive ? 0 : calmMs)))

    const jobs = (
      await Promise.all(
        owners.map((owner, firm) =>
          invitationJobs(stage, balancer.url, owner, {
            addressOf: (index) => addressOf(firm, index),
            isKeyed: !isNaive,
            patienceSeconds: PATIENCE_SECONDS,
          }),
        ),
      )
    ).flat()
    let next = 0
    const caller = async () => {
      for (let job = jobs[next++]; job; job = jobs[next++]) {
        await job.send()
        await pause(ASK_EVERY_MS)
      }
    }
    const waiting = () => waitingMails(stage)
    let kills = 0
    const busy = await p95(async () => {
      kills = await underKills(async () => {
        await Promise.all(Array.from({ length: CALLERS }, caller))
        if (!isNaive)
          await until('most are out', PATIENCE_SECONDS, async () => (await waiting()) <= jobs.length * STILL_OUT)
      })
    })
    // A failed mail waits a minute at most; without further kills the last ones get through.
    if (!isNaive)
      await until('every mail is delivered or refused', PATIENCE_SECONDS, async () => (await waiting()) === 0)
    if (isNaive) await Promise.all([...webs, ...workers].map((one) => one.whenReady()))
    if (isNaive) await until('what was started is done', 60, async () => (await waiting()) === 0).catch(() => undefined)
    const { rows } = await stage.admin.query(
      'select invitation_email as email, delivery from client_invitation where generation > 0',
    )
    const tail = await oneByOne(Array.from({ length: TAIL }), async () =>
      (await Promise.all(Object.values(reads).map((read) => read()))).every(({ status }) => status === 200),
    )
    return {
      jobs,
      tail: tail.filter(Boolean).length,
      kills,
      calm,
      busy,
      taken: smtp.taken,
      rows: rows as { email: string; delivery: string }[],
      left: await waiting(),
    }
  } finally {
    await stage.close()
    await smtp.stop()
  }
}

/** Invitations against a mail server that loses, refuses, stalls and hangs, with workers dying: none is lost silently. */
export const mail: FaultRun = async (run) => {
  const { figures, size } = run
  const { jobs, kills, calm, busy, taken, rows, tail } = await invite(run, false)
  const invitedAddresses = new Set(jobs.map(({ email }) => email))
  const sent = rows.filter(({ delivery }) => delivery === 'SENT')
  const failed = rows.filter(({ delivery }) => delivery === 'FAILED')
  const arrived = new Map<string, number>()
  for (const { to } of taken) for (const one of to) arrived.set(one, (arrived.get(one) ?? 0) + 1)
  const refused = jobs.filter(({ email }) => email.startsWith('refused')).length
  figures.say('worker_kills', kills, atLeast(sizes[size].kills))
  figures.say('invitations', rows.length, exactly(jobs.length))
  figures.say('delivered', sent.length, exactly(jobs.length - refused))
  figures.say(
    'shown_as_not_delivered',
    failed.filter(({ email }) => email.startsWith('refused')).length,
    exactly(refused),
  )
  figures.say('neither', rows.length - sent.length - failed.length, exactly(0))
  figures.say('said_delivered_and_not_arrived', sent.filter(({ email }) => !arrived.has(email)).length, exactly(0))
  const lost = jobs.filter(({ email }) => email.startsWith('lost')).length
  figures.say('duplicates', taken.length - arrived.size, atMost(kills + lost))
  figures.say('to_a_wrong_address', [...arrived.keys()].filter((to) => !invitedAddresses.has(to)).length, exactly(0))
  figures.say('mails_with_two_recipients', taken.filter(({ to }) => to.length !== 1).length, exactly(0))
  for (const what of ['list', 'document', 'client'] as const) {
    figures.say(`${what}_p95_ms_with_kills_alone`, calm[what])
    figures.say(`${what}_p95_ms_with_kills_and_mail`, busy[what])
    figures.say(`${what}_p95_ratio`, busy[what] / calm[what], atMost(2), { isTimed: true })
  }
  figures.say('tail_reads', tail, exactly(TAIL))

  const naive = await invite(run, true)
  figures.say('naive_invitations_lost', naive.left + naive.jobs.length - naive.rows.length, atLeast(1))
}
