import { getLegacyPaymentMethod, getPaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import { expect } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { isLegacy } from '../../testing/legacy-firm.ts'
import { hasClient } from '../../testing/one-client.ts'
import { fillCardForm } from '../../testing/provider-form.ts'
import { identityOf } from '../../testing/saved-card.ts'
import { cardsTest as test } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { findCard } from './find-card.ts'
import { migrateFirm } from './migrate-firm.ts'

const operator = { kind: 'machine', name: 'migrate-firm' } as const

const stateOf = (hub: Hub, { organization_uuid }: FirmCaller) =>
  hub.parts.database.inFirm(wholeFirm(organization_uuid), async (tx) => ({
    card: await findCard(tx, organization_uuid),
    ...(await tx
      .selectFrom('organization')
      .select('subscription_migrated')
      .where('uuid', '=', organization_uuid)
      .executeTakeFirstOrThrow()),
  }))

/** The firm saved a card in the provider's own form, and the hub has not read it since. */
const hasUnreadCard = async (hub: Hub, firm: FirmCaller, cards: Parameters<typeof fillCardForm>[0]) => {
  await isLegacy(hub, firm)
  const { subscription: uuid } = await hasClient(hub, firm)
  const { body } = await firm.call(getLegacyPaymentMethod, { params: { uuid } })
  await fillCardForm(cards, body.card_form_link)
}

test('DEC-55 a new firm is migrated, and migrating keeps the token of the card in the vault', async ({
  hub,
  cards,
  ownFirm,
}) => {
  expect((await stateOf(hub, ownFirm)).subscription_migrated).toBe(true)
  await hasUnreadCard(hub, ownFirm, cards)
  const { organization_uuid } = ownFirm
  const inVault = await hub.parts.cards.findDefaultCard(organization_uuid)
  expect(await migrateFirm(hub.parts)(organization_uuid, operator)).toBe(true)
  expect(await stateOf(hub, ownFirm)).toMatchObject({
    subscription_migrated: true,
    card: { gateway_token: inVault?.gateway_token, last_4: '4444' },
  })
  const params = { identity_uuid: await identityOf(hub, ownFirm) }
  expect((await ownFirm.call(getPaymentMethod, { params })).body).toMatchObject({ last_4: '4444' })
  expect(await migrateFirm(hub.parts)(organization_uuid, operator)).toBe(false)
})

test('DEC-55 a firm whose card cannot be read or kept is not migrated at all', async ({ hub, cards, ownFirm }) => {
  await hasUnreadCard(hub, ownFirm, cards)
  const { organization_uuid } = ownFirm
  await cards.fault({ is_down: true })
  await expect(migrateFirm(hub.parts)(organization_uuid, operator)).rejects.toThrow()
  await cards.fault({})
  const half = await hub.parts.cards.findDefaultCard(organization_uuid)
  const findDefaultCard = async () => half && { ...half, last_4: 'x'.repeat(1000) }
  await expect(migrateFirm({ ...hub.parts, cards: { findDefaultCard } })(organization_uuid, operator)).rejects.toThrow()
  expect(await stateOf(hub, ownFirm)).toMatchObject({ subscription_migrated: false, card: undefined })
})
