import type { PaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { namedByPayer } from './named-by-payer.ts'
import { paymentMethodStore } from './payment-method.store.ts'
import { paymentMethodRecord } from './payment-method-record.ts'

export const getPaymentMethod =
  ({ database }: { database: Database }) =>
  (member: Member, identity_uuid: string): Promise<PaymentMethod> =>
    database.inFirm(member, async (tx) => {
      await namedByPayer(tx, member, identity_uuid)
      const card = await paymentMethodStore.find(tx, member.organization_uuid)
      refuseUnless(card, 'card_missing')
      return paymentMethodRecord(card)
    })
