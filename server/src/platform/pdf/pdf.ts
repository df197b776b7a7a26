import PDFDocument from 'pdfkit'
import { fontFile, runsOf, type Weight } from './fonts.ts'

export interface Look {
  /** Points. */
  size: number
  weight?: Weight
  color?: string
  /** Wraps there; needed to align right. */
  width?: number
  align?: 'left' | 'right'
  tracking?: number
}

interface About {
  title: string
  author: string
  lang: string
  /** Instead of the time it was made, so that the same content gives the same bytes. */
  at: Date
}

type Tag = 'H1' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'
type Struct = ReturnType<PDFKit.PDFDocument['struct']>

export const A4 = { width: 595.28, height: 841.89 }

/** A tagged A4 document (PDF/UA): everything is part of its structure or marked as decoration. */
export class Sheet {
  readonly #document: PDFKit.PDFDocument
  readonly #open: Struct[]

  constructor(document: PDFKit.PDFDocument, root: Struct) {
    this.#document = document
    this.#open = [root]
  }

  addPage(): void {
    this.#document.addPage()
  }

  /** A part that holds others. */
  group(tag: Tag, draw: () => void): void {
    const part = this.#document.struct(tag)
    this.#open.at(-1)?.add(part)
    this.#open.push(part)
    draw()
    this.#open.pop()
    part.end()
  }

  /** A part with text; returns the y below it. */
  text(tag: Tag, words: string, x: number, y: number, look: Look): number {
    let below = y
    const options = (tag === 'TH' ? { scope: 'Column' } : {}) as PDFKit.Mixins.StructureElementOptions
    const part = this.#document.struct(tag, options, () => {
      below = this.#write(words, x, y, look)
    })
    this.#open.at(-1)?.add(part)
    return below
  }

  rule(x: number, y: number, width: number, color: string): void {
    this.decorate((document) =>
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .strokeColor(color)
        .stroke(),
    )
  }

  /** Not read aloud. */
  decorate(draw: (document: PDFKit.PDFDocument) => void): void {
    this.#document.markContent('Artifact', { type: 'Layout' })
    draw(this.#document)
    this.#document.endMarkedContent()
  }

  #write(words: string, x: number, y: number, look: Look): number {
    const { size, weight = 400, color = '#161d21', width, align = 'left', tracking = 0 } = look
    const wrap = width === undefined ? { lineBreak: false } : { width }
    // Figures in a column have the same width.
    const features: PDFKit.Mixins.OpenTypeFeatures[] = align === 'right' ? ['tnum'] : []
    const options = { align, characterSpacing: tracking, ...wrap, features }
    const runs = runsOf(words)
    this.#document.fontSize(size).fillColor(color)
    for (const [index, { script, text }] of runs.entries()) {
      const name = `${script} ${weight}`
      this.#document.registerFont(name, fontFile(script, weight)).font(name)
      const continued = index < runs.length - 1
      if (index === 0) this.#document.text(text, x, y, { ...options, continued })
      else this.#document.text(text, { ...options, continued })
    }
    return this.#document.y
  }
}

/** The same content gives the same bytes. */
export const createPdf = async ({ title, author, lang, at }: About, draw: (sheet: Sheet) => void): Promise<Buffer> => {
  // The types don't know PDF/UA.
  const options = {
    ...{ size: 'A4', margin: 0, pdfVersion: '1.7', subset: 'PDF/UA', tagged: true, displayTitle: true, lang },
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    // No standard font: all fonts are embedded.
    font: '',
  } as unknown as PDFKit.PDFDocumentOptions
  const document = new PDFDocument(options)
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject))
  const root = document.struct('Document')
  document.addStructure(root)
  draw(new Sheet(document, root))
  root.end()
  document.end()
  await ended
  return Buffer.concat(chunks)
}
