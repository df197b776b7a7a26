import { listSupportVisits } from '@partner-hub/contracts/support/support.ts'
import { expect, vi } from 'vitest'
import { type Browser, redirectOf } from '../../testing/browser.ts'
import type { FirmCaller } from '../../testing/hub.ts'
import { leaveTheOther } from '../../testing/invited-owner.ts'
import { openStream } from '../../testing/live-stream.ts'
import { cookieHeader } from '../../testing/product.ts'
import type { StaffPerson, SupportDesk } from '../../testing/support-desk.ts'
import { supportTest as test } from '../../testing/test.ts'
import { linkStore } from '../people/link.store.ts'
import { newSecret, newUuid } from '../platform/ids/ids.ts'
import { resetEverywhere } from '../sign-in/reset-everywhere.ts'

/** Resets the password with a mailed link. */
const chooseNewPassword = async (desk: SupportDesk, { id: user_id }: StaffPerson) => {
  const { parts } = desk.product.signIn
  const { once } = parts.database
  const [uuid, token] = [newUuid(), newSecret()]
  const generation = await linkStore.nextGeneration(once, user_id, 'reset')
  await linkStore.insert(once, { uuid, token, user_id, kind: 'reset', generation, seconds: 60 })
  const chosen = { token: `${uuid}.${token}`, password: 'another wind over it' }
  expect(await resetEverywhere(parts)(chosen)).toEqual({ is: 'done' })
}

const someone = async (desk: SupportDesk) => {
  const { email, password } = await desk.product.signIn.person()
  return { email, password }
}

const visitNext = async (desk: SupportDesk, browser: Browser) => {
  const { organization_uuid: firm } = await desk.product.hub.firm()
  const answer = await desk.handOver(browser, await browser.open(desk.supportUrl), { firm })
  await browser.open(redirectOf(answer) ?? '')
}

const shownTo = async (firm: FirmCaller) => {
  const { body } = await firm.call(listSupportVisits, { params: { organizationUuid: firm.organization_uuid } })
  return body.results.map(({ uuid, began_at, ends_at }) => ({
    uuid,
    minutes: Math.round((Date.parse(ends_at) - Date.parse(began_at)) / 60_000),
  }))
}
const endsInTrail = (desk: SupportDesk, { organization_uuid }: FirmCaller) =>
  desk.asTime(
    "select subject, actor_kind, actor_id, detail from activity where act = 'support_ended' and organization_uuid = $1",
    [organization_uuid],
  )

type Visit = Awaited<ReturnType<SupportDesk['visit']>> & { who: StaffPerson }
const ways: [string, (visit: Visit, desk: SupportDesk) => Promise<unknown>][] = [
  ['its button', ({ call }) => call('POST', '/support_session/end/')],
  ['the log-out', ({ call }) => call('POST', '/session/end/')],
  ['a new password', ({ who }, desk) => chooseNewPassword(desk, who)],
  ['the mark of staff', ({ who }, desk) => desk.dismiss(who)],
  ['a further visit', ({ browser }, desk) => visitNext(desk, browser)],
]

test.for(ways)(
  'A11 a visit that ends with %s is shown with its real length, and its end is in the audit trail once',
  async ([way, end], { desk }) => {
    const firm = await desk.product.hub.firm()
    const who = await desk.staff()
    const visit = await desk.visit(who, firm.organization_uuid)
    await desk.asTime(
      `update support_session set redeemed_at = redeemed_at - interval '1 minute', ends_at = ends_at - interval '1 minute'
      where user_id = $1`,
      [who.id],
    )
    await end({ ...visit, who }, desk)
    // Further ways to end it find no open visit.
    await chooseNewPassword(desk, who)
    await desk.dismiss(who)
    const [shown] = await shownTo(firm)
    expect(shown?.minutes).toBe(1)
    const byVisitor = { actor_kind: 'staff', actor_id: String(who.id) }
    const byRemoval = { actor_kind: 'machine', actor_id: 'removal of staff' }
    const actor = way === 'the mark of staff' ? byRemoval : byVisitor
    expect(await endsInTrail(desk, firm)).toEqual([{ subject: shown?.uuid, ...actor, detail: { ticket: 'T-4711' } }])
  },
)

test('A11 a visit ends when someone else logs in with the same browser', async ({ desk }) => {
  const firm = await desk.product.hub.firm()
  const browser = desk.product.newBrowser()
  const leftOpen = await browser.open(desk.product.hubUrl)
  const who = await desk.staff()
  await desk.visit(who, firm.organization_uuid, browser)
  await leaveTheOther(browser, await desk.product.signIn.submitLogIn(browser, leftOpen, await someone(desk)))
  const [shown] = await shownTo(firm)
  expect(shown?.minutes).toBe(0)
  expect(await endsInTrail(desk, firm)).toMatchObject([{ subject: shown?.uuid, actor_id: String(who.id) }])
})

test('A11 a visit that ended by itself is not ended again', async ({ desk }) => {
  const firm = await desk.product.hub.firm()
  const who = await desk.staff()
  await desk.visit(who, firm.organization_uuid)
  await desk.asTime('update sessions set support_ends_at = now() where user_id = $1', [who.id])
  await chooseNewPassword(desk, who)
  expect(await shownTo(firm)).toMatchObject([{ minutes: 30 }])
  expect(await endsInTrail(desk, firm)).toEqual([])
})

test('someone who is no longer staff stops getting the firm’s live changes within a second', async ({ desk }) => {
  const { organization_uuid } = await desk.product.hub.firm()
  const who = await desk.staff()
  const { browser } = await desk.visit(who, organization_uuid)
  const stream = await openStream(desk.product.hub, { cookie: cookieHeader(browser, ['sid']), organization_uuid })
  await desk.dismiss(who)
  await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), { timeout: 1_000 })
})
