import type { Money } from '@partner-hub/contracts/billing/money.ts'
import { A4, createPdf, type Look, type Sheet } from '../platform/pdf/pdf.ts'
import type { ReceiptRow } from './receipt.store.ts'
import { amountOf, totalsOf } from './receipt-totals.ts'
import { formatsOf } from './receipt-words.ts'

export interface Statement {
  /** 'YYYY-MM'. */
  month: string
  firm_name: string
  country: string
  seller_name: string
  /** Oldest first. */
  receipts: readonly ReceiptRow[]
}

const MARGIN = 48
const WIDTH = A4.width - 2 * MARGIN
const BOTTOM = 780
const line = { pale: '#dfe4e6', strong: '#161d21' }
const small: Look = { size: 9, color: '#5f6970' }
const columns = [
  { label: 'Payment Date', x: MARGIN, width: 85, align: 'left' },
  { label: 'Invoice Number', x: MARGIN + 90, width: 110, align: 'left' },
  { label: 'Client', x: MARGIN + 205, width: 190, align: 'left' },
  { label: 'Amount', x: MARGIN + 400, width: WIDTH - 400, align: 'right' },
] as const

/** What a firm paid in a month, on as many pages as it takes. */
export const renderStatement = (statement: Statement): Promise<Buffer> => {
  const { month, firm_name, country, seller_name, receipts } = statement
  const { locale, day, amount } = formatsOf(country)
  const first = new Date(`${month}-01T00:00:00Z`)
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first)
  const about = { title: `Statement ${monthName}`, author: seller_name, lang: locale, at: first }
  return createPdf(about, (sheet) => {
    sheet.text('P', seller_name, MARGIN, 53, { size: 12, weight: 600 })
    sheet.text('H1', `Statement, ${monthName}`, MARGIN, 100, { size: 21, weight: 600, tracking: -0.3 })
    sheet.text('P', `Paid by ${firm_name}`, MARGIN, 130, { ...small, width: WIDTH })
    const below = drawTable(sheet, receipts, { day, amount })
    drawTotals(sheet, totalsOf(receipts), { below, amount })
  })
}

type Formats = Pick<ReturnType<typeof formatsOf>, 'day' | 'amount'>

const drawTable = (sheet: Sheet, receipts: readonly ReceiptRow[], { day, amount }: Formats): number => {
  let y = 172
  const drawHeader = () => {
    sheet.group('TR', () => {
      for (const { label, x, ...place } of columns) sheet.text('TH', label, x, y, { ...small, ...place, weight: 500 })
    })
    y += 18
    sheet.rule(MARGIN, y, WIDTH, line.strong)
  }
  sheet.group('Table', () => {
    drawHeader()
    for (const receipt of receipts) {
      if (y > BOTTOM - 40) {
        sheet.addPage()
        y = MARGIN
        drawHeader()
      }
      const cells = [day(receipt.due_on), receipt.invoice_number, receipt.client_name, amount(amountOf(receipt))]
      let below = y
      sheet.group('TR', () => {
        for (const [index, { x, width, align }] of columns.entries())
          below = Math.max(below, sheet.text('TD', cells[index] ?? '', x, y + 6, { size: 9.5, width, align }))
      })
      y = below + 6
      sheet.rule(MARGIN, y, WIDTH, line.pale)
    }
  })
  return y
}

const drawTotals = (
  sheet: Sheet,
  totals: readonly Money[],
  { below, amount }: Pick<Formats, 'amount'> & { below: number },
): void => {
  let y = below + 14
  if (y + totals.length * 20 > BOTTOM) {
    sheet.addPage()
    y = MARGIN
  }
  const [x, width] = [MARGIN + 250, WIDTH - 250]
  for (const total of totals) {
    sheet.text('P', `Total in ${total.currency}`, x, y, { size: 10.5, weight: 500 })
    sheet.text('P', amount(total), x, y, { size: 10.5, weight: 600, width, align: 'right' })
    y += 20
  }
}
