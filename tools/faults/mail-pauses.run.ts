import { setTimeout as pause } from 'node:timers/promises'
import { startRecordingSmtp } from '../../server/testing/recording-smtp.ts'
import { atLeast, atMost, exactly } from '../figures/figures.ts'
import { until } from '../processes/until.ts'
import { establishedFirm, invitationJobs, type Job, waitingMails } from './inviting-firms.ts'
import { seededRandom } from './random.ts'
import type { RoleProcess } from './role-process.ts'
import type { FaultRun, Run } from './run.ts'
import { openStage } from './stage.ts'
import { workflowBundle } from './workflow-bundle.ts'

/** The rate is limited, so that every pause hits work in progress. */
const sizes = {
  full: { firms: 5, each: 200, perSecond: 10, pauses: 12 },
  small: { firms: 1, each: 60, perSecond: 6, pauses: 2 },
} as const
/** Longer than the five seconds after which Temporal reassigns a silent step. */
const FROZEN_MS = 6_500
/** Pauses start after the first burst of mails, at moments unrelated to a single mail. */
const BURST = 12
const BETWEEN_MS = 1_000
const PATIENCE_SECONDS = 300

const inviteUnderPauses = async ({ size, timeline, services }: Run, isNaive: boolean) => {
  const { firms, each, perSecond, pauses } = sizes[isNaive ? 'small' : size]
  const smtp = await startRecordingSmtp()
  const environment = {
    WORKFLOW_BUNDLE: await workflowBundle(timeline),
    SMTP_URL: smtp.url,
    MAILS_PER_SECOND: String(perSecond),
  }
  const stage = await openStage({ services: await services(), timeline, environment })
  try {
    const start = (role: 'web' | 'worker', place: number) =>
      stage.start(`${isNaive ? 'naive-' : ''}${role}-${place}`, role, { faults: { withoutLease: isNaive } })
    const [web, ...workers] = (await Promise.all([start('web', 1), start('worker', 1), start('worker', 2)])) as [
      RoleProcess,
      RoleProcess,
      RoleProcess,
    ]
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
    const invited = new Set(jobs.map(({ email }) => email))
    return {
      frozen,
      invited: invited.size,
      lost: [...invited].filter((email) => !arrived.has(email)).length,
      wrong: [...arrived].filter((email) => !invited.has(email)).length,
      duplicates: smtp.taken.length - arrived.size,
    }
  } finally {
    await stage.close()
    await smtp.stop()
  }
}

/**
 * F6: two workers freeze in turn for longer than their lease: no mail is lost, and hardly any is sent twice. Without the
 * check of the lease, a worker that resumes sends again what it had taken.
 */
export const mailPauses: FaultRun = async (run) => {
  const { size, figures } = run
  const { frozen, invited, lost, wrong, duplicates } = await inviteUnderPauses(run, false)
  figures.say('pauses_that_met_work', frozen, atLeast(size === 'full' ? sizes.full.pauses : 1))
  figures.say('invitations', invited)
  figures.say('lost', lost, exactly(0))
  figures.say('duplicates', duplicates, atMost(frozen))
  figures.say('to_a_wrong_address', wrong, exactly(0))

  const naive = await inviteUnderPauses(run, true)
  figures.say('naive_pauses', naive.frozen)
  figures.say('naive_duplicates', naive.duplicates, atLeast(naive.frozen + 1))
}
