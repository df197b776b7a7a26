import type { OpenInvoices } from '@partner-hub/contracts/billing/open-invoices.ts'
import { findCard } from '../payments/find-card.ts'
import type { AnyTransaction, Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { openInvoiceStore } from './open-invoice.store.ts'
import { openInvoicesOf } from './open-invoices.ts'

export const findOpenInvoices = async (tx: AnyTransaction, payer: string): Promise<OpenInvoices> =>
  openInvoicesOf(await openInvoiceStore.list(tx, payer), await findCard(tx, payer))

export const getOpenInvoices =
  ({ database }: { database: Database }) =>
  (member: Member): Promise<OpenInvoices> =>
    database.inFirm(member, (tx) => findOpenInvoices(tx, member.organization_uuid))
