import { setTimeout as pause } from 'node:timers/promises'
import { startRecordingSmtp } from '../../server/src/platform/testing/recording-smtp.ts'
import { until } from '../services/until.ts'
import { atLeast, atMost, exactly } from './figures.ts'
import { establishedFirm, invitationJobs, type Job, waitingMails } from './inviting-firms.ts'
import type { RoleProcess } from './processes.ts'
import { seededRandom } from './random.ts'
import type { FaultRun } from './run.ts'
import { openStage } from './stage.ts'
import { workflowBundle } from './workflow-bundle.ts'

/** At most so many a second leave, so that every pause finds work under way. */
const sizes = {
  full: { firms: 5, each: 200, perSecond: 10, pauses: 12 },
  small: { firms: 1, each: 60, perSecond: 6, pauses: 2 },
} as const
/** Longer than the five seconds after which Temporal gives a silent step to somebody else. */
const FROZEN_MS = 6_500
/** A pause comes at any moment: neither with the burst of the first mails nor right behind one that was just taken. */
const BURST = 12
const BETWEEN_MS = 1_000
const PATIENCE_SECONDS = 300

/** Two workers, one of them standing still in turn for longer than its lease: no mail is lost, and hardly one goes twice. */
export const mailPauses: FaultRun = async ({ size, figures, timeline, services }) => {
  const { firms, each, perSecond, pauses } = sizes[size]
  const smtp = await startRecordingSmtp()
  const environment = {
    WORKFLOW_BUNDLE: await workflowBundle(timeline),
    SMTP_URL: smtp.url,
    MAILS_PER_SECOND: String(perSecond),
  }
  const stage = await openStage({ services: await services(), timeline, environment })
  try {
    const [web, ...workers] = (await Promise.all([
      stage.start('web', 'web'),
      stage.start('worker-1', 'worker'),
      stage.start('worker-2', 'worker'),
    ])) as [RoleProcess, RoleProcess, RoleProcess]
    await Promise.all([web, ...workers].map((one) => one.whenReady()))
    const jobs: Job[] = []
    for (let firm = 0; firm < firms; firm++) {
      const owner = await establishedFirm(stage, web.url, each)
      const addressOf = (index: number) => `owner.${firm}.${index}@owners.example`
      jobs.push(...(await invitationJobs(stage, web.url, owner, { addressOf })))
    }
    const asking = (async () => {
      for (const { send } of jobs) await send()
    })()
    await until('the first mails are out', PATIENCE_SECONDS, () => smtp.taken.length >= BURST)
    const random = seededRandom(1)
    let frozen = 0
    for (; frozen < pauses && smtp.taken.length < jobs.length; frozen++) {
      await pause(random.upTo(BETWEEN_MS))
      const worker = workers[frozen % 2] as RoleProcess
      worker.freeze()
      await pause(FROZEN_MS)
      worker.resume()
    }
    await asking
    await until('every mail is delivered', PATIENCE_SECONDS, async () => (await waitingMails(stage)) === 0)
    const arrived = new Set(smtp.taken.flatMap(({ to }) => to))
    figures.say('pauses_that_met_work', frozen, atLeast(size === 'full' ? pauses : 1))
    figures.say('invitations', jobs.length)
    figures.say('lost', jobs.filter(({ email }) => !arrived.has(email)).length, exactly(0))
    figures.say('duplicates', smtp.taken.length - arrived.size, atMost(frozen))
    const asked = new Set(jobs.map(({ email }) => email))
    figures.say('to_a_wrong_address', [...arrived].filter((to) => !asked.has(to)).length, exactly(0))
  } finally {
    await stage.close()
    await smtp.stop()
  }
}
