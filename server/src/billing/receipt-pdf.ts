import { A4, createPdf, type Look, type Sheet } from '../platform/pdf/pdf.ts'
import type { ReceiptContent } from './receipt.ts'
import { wordsOf } from './receipt-words.ts'

/** 17 mm. */
const MARGIN = 48
const WIDTH = A4.width - 2 * MARGIN
const RIGHT = MARGIN + WIDTH
const FOOT = 768
const line = { pale: '#dfe4e6', strong: '#161d21' }
const small: Look = { size: 9, color: '#5f6970' }
const value: Look = { size: 10 }

type Words = ReturnType<typeof wordsOf>

/** Made once and stored (DEC-33). A change here changes the bytes, so a lost file of an older receipt can't be remade. */
export const renderReceipt = (receipt: ReceiptContent): Promise<Buffer> => {
  const words = wordsOf(receipt)
  const about = {
    title: `${words.title} ${receipt.invoice_number}`,
    author: receipt.seller.name,
    lang: words.locale,
    at: new Date(receipt.issued_at),
  }
  return createPdf(about, (sheet) => {
    drawHead(sheet, receipt, words)
    const belowFacts = drawFacts(sheet, receipt, words)
    const belowLines = drawLines(sheet, words, belowFacts + 22)
    drawTotal(sheet, words, belowLines + 10)
    drawFoot(sheet, receipt, words)
  })
}

const drawHead = (sheet: Sheet, { seller }: ReceiptContent, { title, paidOn }: Words): void => {
  drawMark(sheet)
  sheet.text('P', seller.name, MARGIN + 32, 53, { size: 12, weight: 600, tracking: -0.1 })
  sheet.text('P', seller.address, MARGIN + 130, 55, { ...small, width: WIDTH - 130, align: 'right' })
  sheet.text('H1', title, MARGIN, 105, { size: 21, weight: 600, tracking: -0.3 })
  drawTick(sheet, MARGIN, 136)
  sheet.text('P', paidOn, MARGIN + 15, 135, { size: 9.75, weight: 500, color: '#0f5c36' })
}

/** Two rows of three; returns where they end. */
const drawFacts = (sheet: Sheet, receipt: ReceiptContent, words: Words): number => {
  const column = WIDTH / 3
  const top = 172
  sheet.rule(MARGIN, top, WIDTH, line.pale)
  const fact = (index: number, y: number, label: string, [first = '', ...rest]: readonly string[], isName = false) => {
    const x = MARGIN + index * column
    const width = column - 16
    sheet.text('P', label, x, y, { ...small, width })
    let below = sheet.text('P', first, x, y + 16, { ...value, width, weight: isName ? 600 : 400 })
    for (const more of rest) below = sheet.text('P', more, x, below + 2.5, { ...value, width })
    return below
  }
  fact(0, top + 18, 'Invoice Number', [receipt.invoice_number])
  fact(1, top + 18, 'Payment Date', [words.day(receipt.paid_on)])
  fact(2, top + 18, 'Payment Method', [words.method])
  const [from, until] = words.period
  const owner = receipt.owner_name === null ? [] : [`${receipt.owner_name}, owner`]
  const bottom = Math.max(
    fact(0, top + 68, 'Billed to', words.address, true),
    fact(1, top + 68, 'For the client', [receipt.client_name, ...owner], true),
    fact(2, top + 68, 'Period', [`${from} –`, until]),
  )
  sheet.rule(MARGIN, bottom + 16, WIDTH, line.pale)
  return bottom + 16
}

const columns = [
  { label: 'Description', x: MARGIN, width: 330, align: 'left' },
  { label: 'Quantity', x: RIGHT - 164, width: 60, align: 'right' },
  { label: 'Price', x: RIGHT - 115, width: 60, align: 'right' },
  { label: 'Amount', x: RIGHT - 70, width: 70, align: 'right' },
] as const

/** Returns where they end. */
const drawLines = (sheet: Sheet, { lines }: Words, top: number): number => {
  let y = top
  sheet.group('Table', () => {
    sheet.group('TR', () => {
      for (const { label, x, ...place } of columns) sheet.text('TH', label, x, y, { ...small, ...place, weight: 500 })
    })
    y += 18
    sheet.rule(MARGIN, y, WIDTH, line.strong)
    for (const { name, detail, quantity, price, amount } of lines) {
      const [first, ...figures] = columns
      y += 9
      sheet.group('TR', () => {
        sheet.group('TD', () => {
          sheet.text('P', name, first.x, y, { size: 10.5, weight: 500, width: first.width })
          if (detail) sheet.text('P', detail, first.x, y + 14.5, { ...small, width: first.width })
        })
        for (const [index, { x, width, align }] of figures.entries())
          sheet.text('TD', [quantity, price, amount][index] ?? '', x, y, { size: 10.5, width, align })
      })
      y += detail ? 34 : 21
      sheet.rule(MARGIN, y, WIDTH, line.pale)
    }
  })
  return y
}

const drawTotal = (sheet: Sheet, { total, totalWithCode, paid }: Words, top: number): void => {
  const width = 225
  const x = RIGHT - width
  sheet.text('P', 'Total', x, top + 4, { size: 10.5 })
  sheet.text('P', total, x, top + 4, { size: 10.5, width, align: 'right' })
  sheet.rule(x, top + 26, width, line.strong)
  sheet.text('P', paid, x, top + 41, { size: 10.5, weight: 600 })
  sheet.text('P', totalWithCode, x, top + 36, { size: 16.5, weight: 600, width, align: 'right', tracking: -0.15 })
}

const drawFoot = (sheet: Sheet, { seller }: ReceiptContent, { nextBill }: Words): void => {
  sheet.rule(MARGIN, FOOT, WIDTH, line.pale)
  if (nextBill) sheet.text('P', `Next bill: ${nextBill.on}, ${nextBill.amount}`, MARGIN, FOOT + 12, small)
  sheet.text('P', `Questions? ${seller.support}`, MARGIN, FOOT + 12, { ...small, width: WIDTH, align: 'right' })
}

/** The provider's mark, drawn on a square of 32. */
const drawMark = (sheet: Sheet): void =>
  sheet.decorate((document) => {
    document.save().translate(MARGIN, MARGIN).scale(0.75)
    document.roundedRect(0, 0, 32, 32, 8).fill('#00475d')
    document.lineWidth(2).lineCap('round').strokeColor('#ffffff')
    document.path('M6 11h11.5a3 3 0 1 0-2.6-4.5').stroke()
    document.strokeOpacity(0.85).path('M6 16h17a3 3 0 1 0-2.6-4.5').stroke()
    document.strokeOpacity(0.7).path('M6 21h12.5a3 3 0 1 1-2.6 4.5').stroke()
    document.restore()
  })

const drawTick = (sheet: Sheet, x: number, y: number): void =>
  sheet.decorate((document) => {
    document.save().translate(x, y).scale(0.44)
    document.lineWidth(2).lineCap('round').lineJoin('round').strokeColor('#0f5c36')
    document.circle(12, 12, 10).stroke()
    document.path('m16 9-5.5 5.5L8 12').stroke()
    document.restore()
  })
