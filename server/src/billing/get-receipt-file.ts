import { Readable } from 'node:stream'
import type { Member } from '../platform/http/caller.ts'
import { FileAnswer } from '../platform/http/file-answer.ts'
import { refuse } from '../platform/http/refusal.ts'
import { PDF_TYPE, type ReceiptNeeds, receiptFiles } from './make-receipt.ts'
import { receiptFileStore } from './receipt-file.store.ts'

/** Found by the file's name among what the firm has paid; another firm's looks the same as one that does not exist. */
export const getReceiptFile = (needs: ReceiptNeeds) => {
  const read = receiptFiles(needs)
  return async (member: Member, name: string): Promise<FileAnswer> => {
    const payer = member.organization_uuid
    const number = name.slice(0, -'.pdf'.length)
    const invoice = await needs.database.inFirm(member, (tx) => receiptFileStore.findByNumber(tx, payer, number))
    const { file } = await read(payer, invoice ?? refuse('not_found'))
    return new FileAnswer(name, PDF_TYPE, Readable.from([file]))
  }
}
