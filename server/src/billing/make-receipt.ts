import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { Log } from '../platform/log/log.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import { dateIn } from './billing-period.ts'
import { SELLER_ADDRESS } from './issuer.ts'
import type { ReceiptContent } from './receipt.ts'
import { type MadeReceipt, type PaidInvoiceRow, receiptFileStore } from './receipt-file.store.ts'
import { renderReceipt } from './receipt-pdf.ts'

export interface ReceiptNeeds {
  config: Pick<Config, 'PROVIDER_NAME' | 'PROVIDER_PRODUCT_NAME' | 'SUPPORT_URL'>
  database: Database
  objects: ObjectPort
  log: Log
}

export interface ReceiptFile {
  content: ReceiptContent
  file: Buffer
}

export const PDF_TYPE = 'application/pdf'

const hashOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex')

/** Named by its hash, so that two processes that make it at once overwrite nothing. */
const keyOf = (payer: string, sha256: string): string => `receipts/${payer}/${sha256}.pdf`

/**
 * The file of a paid invoice: made when first asked for, then always the same bytes. A file that the store has lost or
 * altered is made again from the stored content, and refused if it would differ.
 */
export const receiptFiles = ({ config, database, objects, log }: ReceiptNeeds) => {
  const make = async (payer: string, invoice: string): Promise<MadeReceipt> => {
    const scope = wholeFirm(payer)
    const row = await database.inFirm(scope, (tx) => receiptFileStore.read(tx, { payer, invoice }))
    if (!row) throw new Error(`invoice ${invoice} does not exist`)
    const content = contentOf(row, config)
    const file = await renderReceipt(content)
    const sha256 = hashOf(file)
    await objects.put(keyOf(payer, sha256), file, PDF_TYPE)
    return database.inFirm(scope, (tx) => receiptFileStore.save(tx, { payer, invoice }, { content, sha256 }))
  }

  const restore = async (payer: string, { content, sha256 }: MadeReceipt): Promise<Buffer> => {
    const file = await renderReceipt(content)
    if (hashOf(file) !== sha256) {
      log.error({ invoice: content.invoice_number }, 'a lost receipt cannot be made again')
      return refuse('unavailable')
    }
    await objects.put(keyOf(payer, sha256), file, PDF_TYPE)
    log.warn({ invoice: content.invoice_number }, 'a lost receipt was made again')
    return file
  }

  return async (payer: string, invoice: string): Promise<ReceiptFile> => {
    const known = await database.inFirm(wholeFirm(payer), (tx) => receiptFileStore.find(tx, { payer, invoice }))
    const made = known ?? (await make(payer, invoice))
    const stored = await readObject(objects, keyOf(payer, made.sha256))
    const isWhole = stored !== undefined && hashOf(stored) === made.sha256
    return { content: made.content, file: isWhole ? stored : await restore(payer, made) }
  }
}

/** Undefined if the store does not have it. */
const readObject = async (objects: ObjectPort, key: string): Promise<Buffer | undefined> => {
  try {
    return Buffer.concat(await (await objects.get(key)).toArray())
  } catch (error) {
    if ((error as Error).name === 'NoSuchKey') return undefined
    throw error
  }
}

const contentOf = (row: PaidInvoiceRow, config: ReceiptNeeds['config']): ReceiptContent => ({
  kind: row.kind,
  invoice_number: row.invoice_number,
  issued_at: row.issued_at.toISOString(),
  paid_on: dateIn(row.time_zone, row.paid_at),
  period: { from: row.period_from, until: row.period_until },
  currency: row.currency,
  total: row.total,
  lines: row.lines ?? [],
  seller: {
    name: config.PROVIDER_NAME,
    address: `${config.PROVIDER_PRODUCT_NAME}, ${SELLER_ADDRESS}`,
    support: new URL(config.SUPPORT_URL).hostname,
  },
  buyer: row.buyer,
  client_name: row.client_name,
  owner_name: row.owner_name,
  card: row.brand_code && row.last_4 ? { brand_code: row.brand_code, last_4: row.last_4 } : null,
  next_bill: row.next_total === null ? null : { on: row.period_until, total: row.next_total },
})
