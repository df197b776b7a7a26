import { expect } from 'vitest'
import { hasColleague } from '../../testing/colleague.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { awaitMail, mailsTo } from '../../testing/inbox.ts'
import { hasFirmPaidClient } from '../../testing/paid-plan.ts'
import { readPdf } from '../../testing/pdf.ts'
import { onDay, select, planTest as test } from '../../testing/plan-calls.ts'
import { runStory } from '../../testing/run-story.ts'
import { saveTestCard } from '../../testing/saved-card.ts'
import { composeModules, dueWorkOf } from '../compose-modules.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

const emailOf = async (hub: Hub, { user_id }: FirmCaller): Promise<string> => {
  const users = hub.parts.database.once.selectFrom('users').select('email').where('id', '=', user_id)
  return (await users.executeTakeFirstOrThrow()).email
}

const sweep = async (hub: Hub) => {
  await dueWorkOf(composeModules(hub.parts)).receipts?.()
  await expect.poll(() => hub.parts.stories.sweep(), { timeout: 10_000 }).toBe(0)
}

const invoiceOf = (hub: Hub, { organization_uuid }: FirmCaller) =>
  hub.parts.database.inFirm(wholeFirm(organization_uuid), (tx) =>
    tx.selectFrom('invoice').select(['uuid', 'invoice_number']).executeTakeFirstOrThrow(),
  )

test('DEC-106 DEC-33 what was charged is receipted once, by mail to Owners and Billing members alone', async ({
  hub,
  ownFirm,
  cards,
}) => {
  const client = await hasFirmPaidClient(hub, ownFirm, { client_name: `Caldera ${newUuid()}` })
  await saveTestCard(hub, ownFirm, cards)
  const others = await Promise.all([hasColleague(hub, ownFirm, 'admin'), hasColleague(hub, ownFirm, 'member')])
  const billing = await hasColleague(hub, ownFirm, 'billing')
  const wish = { display_name: 'Plus', billing_interval: 'Monthly', staff_limits: 2, charge_today: '44.00' } as const
  const selected = await onDay(hub, () => select(ownFirm, client, wish))
  expect(selected.body).toMatchObject({ outcome: 'done' })
  // The receipt names the card that was charged, not the one that came after it.
  await saveTestCard(hub, ownFirm, cards, '5555555555554444')

  await Promise.all([sweep(hub), sweep(hub)])
  const { uuid, invoice_number } = await invoiceOf(hub, ownFirm)
  const owner = await emailOf(hub, ownFirm)
  const [mail] = await Promise.all([awaitMail(owner), awaitMail(billing.email)])
  expect(mail.subject).toMatch(/^Receipt for Caldera .*: 44\.00\sUSD$/)
  expect(mail.text).toContain('On Nov 15, 2026 we charged your Visa ending in 1111.')
  expect(mail.attachments).toMatchObject([{ filename: `${invoice_number}.pdf`, contentType: 'application/pdf' }])

  const stored = await hub.parts.database.inFirm(wholeFirm(ownFirm.organization_uuid), (tx) =>
    tx.selectFrom('receipt').select('sha256').where('invoice', '=', uuid).executeTakeFirstOrThrow(),
  )
  const object = await hub.parts.objects.get(`receipts/${ownFirm.organization_uuid}/${stored.sha256}.pdf`)
  const { text } = await readPdf(Buffer.concat(await object.toArray()))
  for (const words of [invoice_number, 'Visa ending in 1111', '44.00 USD', 'Next bill: Dec 15, 2026, 44.00 USD'])
    expect(text.replaceAll('\u00a0', ' ')).toContain(words)

  const args = [ownFirm.organization_uuid, uuid]
  await runStory(hub, { workflow: 'issueReceipt', id: `issue-receipt/${uuid}`, args })
  await sweep(hub)
  for (const address of [owner, billing.email]) expect(await mailsTo(address)).toHaveLength(1)
  for (const { email } of others) expect(await mailsTo(email)).toEqual([])
})
