import { expect } from 'vitest'
import { hasColleague } from '../../testing/colleague.ts'
import { settledOn } from '../../testing/dunning.ts'
import type { Caller, Hub } from '../../testing/hub.ts'
import { planTest } from '../../testing/plan-calls.ts'
import { saveTestCard } from '../../testing/saved-card.ts'
import { hasPlans, settle } from '../../testing/settlements.ts'

const documents = { extraOrigins: [], html: async () => '<!doctype html><html data-page="__PAGE_DATA__"></html>' }
const test = planTest.extend('overrides', { documents })

const isToldToOwe = async (hub: Hub, { cookie }: Caller): Promise<boolean> => {
  const { body } = await hub.request('GET', '/clients', { cookie, accept: 'text/html' })
  expect(body).toContain('data-organization-uuid')
  return String(body).includes('data-owes="yes"')
}

test('DEC-97 DEC-103 pages of those who may see amounts know that the firm owes, until it has paid', async ({
  hub,
  ownFirm,
  cards,
}) => {
  const [billing, member] = [await hasColleague(hub, ownFirm, 'billing'), await hasColleague(hub, ownFirm, 'member')]
  await hasPlans(hub, ownFirm, 1)
  expect(await isToldToOwe(hub, ownFirm)).toBe(false)
  await settledOn(hub, ownFirm, '2027-02-15')
  expect(await isToldToOwe(hub, ownFirm)).toBe(true)
  expect(await isToldToOwe(hub, billing)).toBe(true)
  expect(await isToldToOwe(hub, member)).toBe(false)
  await saveTestCard(hub, ownFirm, cards)
  await settle(hub, ownFirm)
  expect(await isToldToOwe(hub, ownFirm)).toBe(false)
})
