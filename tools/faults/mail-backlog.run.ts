import { setTimeout as pause } from 'node:timers/promises'
import { startRecordingSmtp } from '../../server/testing/recording-smtp.ts'
import { atLeast, atMost, exactly } from '../figures/figures.ts'
import { percentile } from '../figures/percentile.ts'
import { until } from '../processes/until.ts'
import { addWholeLives, jump } from './clock-cast.ts'
import { askers, p95While } from './firm-load.ts'
import { establishedFirm, invitationJobs, type Job, waitingMails } from './inviting-firms.ts'
import type { RoleProcess } from './role-process.ts'
import type { FaultRun, Run } from './run.ts'
import { openStage } from './stage.ts'
import { workflowBundle } from './workflow-bundle.ts'

/** The full size is a little above the planned thousand per minute. */
const sizes = {
  full: { due: 10_000, perSecond: 20, firms: 5, each: 200, calmMs: 20_000 },
  small: { due: 100, perSecond: 5, firms: 1, each: 40, calmMs: 4_000 },
} as const
/** An hour after the reminders of day 3 are due. */
const AFTER_THE_PAUSE = '3 days 01:00'
const WINDOW_SECONDS = 5
const LIST_EVERY_MS = 200
const PATIENCE_SECONDS = 900
/** The planned thousand per minute. */
const ASK_EVERY_MS = 60

/** Temporal limits each of the queue's four partitions, which may burst a second's worth; five mails are in flight. */
const mostAllowed = (perSecond: number) => WINDOW_SECONDS * perSecond + 4 * Math.ceil(perSecond / 4) + 5

/** A mail server that records when it accepted each mail, by recipient. */
const timedSmtp = async () => {
  const takenAt = new Map<string, number[]>()
  const smtp = await startRecordingSmtp((step, raw) => {
    if (step !== 'END') return undefined
    const to = /^To: .*?([^\s<>]+@[^\s<>]+)/m.exec(raw)?.[1] ?? ''
    takenAt.set(to, [...(takenAt.get(to) ?? []), performance.now()])
    return undefined
  })
  return { ...smtp, takenAt }
}
type TimedSmtp = Awaited<ReturnType<typeof timedSmtp>>

/** The most mails accepted within any window. */
const busiest = (times: readonly number[]): number => {
  const sorted = times.toSorted((one, other) => one - other)
  let first = 0
  let most = 0
  for (const [last, at] of sorted.entries()) {
    while (at - (sorted[first] as number) >= WINDOW_SECONDS * 1000) first++
    most = Math.max(most, last - first + 1)
  }
  return most
}

const openBacklogStage = async (run: Run, smtp: TimedSmtp, perSecond: number) =>
  openStage({
    services: await run.services(),
    timeline: run.timeline,
    environment: {
      WORKFLOW_BUNDLE: await workflowBundle(run.timeline),
      SMTP_URL: smtp.url,
      MAILS_PER_SECOND: String(perSecond),
      DUE_SWEEP_MS: '300',
    },
  })

/** A backlog that built up without a worker is sent once, at the limited rate, and a mail that fails to render blocks no other. */
export const mailBacklog: FaultRun = async (run) => {
  const { figures, size } = run
  const { due, perSecond, firms, each, calmMs } = sizes[size]
  const smtp = await timedSmtp()
  const stage = await openBacklogStage(run, smtp, perSecond)
  try {
    const web = await stage.start('web', 'web', { port: stage.ports.web })
    const startWorkers = (life: string) =>
      Promise.all([1, 2].map((place) => stage.start(`worker-${life}-${place}`, 'worker')))
    const idle = await startWorkers('idle')
    await Promise.all([web, ...idle].map((one) => one.whenReady()))
    const owner = await establishedFirm(stage, web.url, 0)
    await addWholeLives(stage, owner.organization_uuid, { lives: due, trials: 0 })
    const other = await establishedFirm(stage, web.url, 1)
    const [urgent] = (await invitationJobs(stage, web.url, other, { addressOf: () => 'asked@owners.example' })) as [Job]
    await stage.admin.query('vacuum analyze')
    const { list } = askers(stage, web.url, owner)
    const p95 = async (work: () => Promise<unknown>) => (await p95While({ list }, LIST_EVERY_MS, work)).list
    const calm = await p95(() => pause(calmMs))
    await Promise.all(idle.map((worker) => worker.stop()))

    await jump(stage, AFTER_THE_PAUSE)
    const workers = await startWorkers('back')
    let askedSeconds = Number.NaN
    const busy = await p95(async () => {
      await until('the first reminders leave', PATIENCE_SECONDS, () => smtp.takenAt.size > perSecond)
      await urgent.send()
      const requestedAt = performance.now()
      await until('the invitation leaves', PATIENCE_SECONDS, () => smtp.takenAt.has(urgent.email))
      askedSeconds = ((smtp.takenAt.get(urgent.email)?.[0] ?? Number.NaN) - requestedAt) / 1000
      await until('every reminder has left', PATIENCE_SECONDS, () => smtp.takenAt.size >= due + 1)
    })
    const times = [...smtp.takenAt.values()].flat()
    figures.say('due_mails', due)
    figures.say('left', smtp.takenAt.size - 1, exactly(due))
    figures.say('copies', times.length - smtp.takenAt.size, exactly(0))
    figures.say('seconds', (Math.max(...times) - Math.min(...times)) / 1000)
    figures.say('busiest_5_seconds', busiest(times), atMost(mostAllowed(perSecond)))
    figures.say('asked_meanwhile_seconds', askedSeconds, atMost(10))
    figures.say('list_p95_ms_before', calm)
    figures.say('list_p95_ms_meanwhile', busy)
    figures.say('list_p95_ratio', busy / calm, atMost(2), { isTimed: true })

    await sendWithPoison(run, { stage, smtp, workers, startWorkers, url: web.url, firms, each })
  } finally {
    await stage.close()
    await smtp.stop()
  }
  figures.say('naive_busiest_5_seconds', await withoutPace(run), atLeast(mostAllowed(sizes.small.perSecond) + 1))
}

interface PoisonedSending {
  stage: Awaited<ReturnType<typeof openBacklogStage>>
  smtp: TimedSmtp
  workers: readonly RoleProcess[]
  startWorkers: (life: string) => Promise<RoleProcess[]>
  url: string
  firms: number
  each: number
}

/** Sends invitations, one of which cannot be rendered. */
const sendWithPoison = async ({ figures }: Run, sending: PoisonedSending) => {
  const { stage, smtp, workers, startWorkers, url, firms, each } = sending
  const jobs: Job[] = []
  for (let firm = 0; firm < firms; firm++) {
    const owner = await establishedFirm(stage, url, each)
    const addressOf = (index: number) => `owner.${firm}.${index}@owners.example`
    jobs.push(...(await invitationJobs(stage, url, owner, { addressOf })))
  }
  const [poisoned, ...others] = jobs as [Job, ...Job[]]
  await Promise.all(workers.map((worker) => worker.stop()))
  await poisoned.send()
  await stage.admin.query('update client_invitation set invitation_message_body = null where uuid = $1', [
    poisoned.uuid,
  ])
  const again = await startWorkers('again')
  await Promise.all(again.map((worker) => worker.whenReady()))
  const askedAt: number[] = []
  for (const { send } of others) {
    await send()
    askedAt.push(performance.now())
    await pause(ASK_EVERY_MS)
  }
  await until('nothing waits any more', PATIENCE_SECONDS, async () => (await waitingMails(stage)) === 0)
  const { rows } = await stage.admin.query('select delivery, delivery_problem from client_invitation where uuid = $1', [
    poisoned.uuid,
  ])
  const waited = others.flatMap(({ email }, index) =>
    (smtp.takenAt.get(email) ?? []).map((at) => Math.max(0, at - (askedAt[index] as number)) / 1000),
  )
  figures.say('others_left_once', waited.length, exactly(jobs.length - 1))
  figures.say('others_waited_p95_seconds', percentile(waited, 0.95), atMost(60))
  figures.say('poisoned_shown_as_not_delivered', rows[0].delivery === 'FAILED' ? 1 : 0, exactly(1))
  figures.say('poisoned_left', smtp.takenAt.has(poisoned.email) ? 1 : 0, exactly(0))
  const alarms = stage.timeline.logged('a mail is put aside')
  figures.say('alarms', alarms.length, exactly(1))
  figures.say('poisoned_tries', Number(alarms[0]?.tries), exactly(6))
}

/** The same without the rate limit: everything due hits the mail server at once. */
const withoutPace = async (run: Run): Promise<number> => {
  const smtp = await timedSmtp()
  const stage = await openBacklogStage(run, smtp, 100_000)
  try {
    const web = await stage.start('naive-web', 'web', { port: stage.ports.web })
    await web.whenReady()
    const owner = await establishedFirm(stage, web.url, 0)
    await addWholeLives(stage, owner.organization_uuid, { lives: sizes.small.due, trials: 0 })
    await jump(stage, AFTER_THE_PAUSE)
    await stage.start('naive-worker', 'worker')
    await until('every reminder has left', PATIENCE_SECONDS, () => smtp.takenAt.size >= sizes.small.due)
    return busiest([...smtp.takenAt.values()].flat())
  } finally {
    await stage.close()
    await smtp.stop()
  }
}
