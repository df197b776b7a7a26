import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Structure {
  role?: string
  children?: Structure[]
}

const rolesOf = ({ role, children = [] }: Structure): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesOf),
]

/** One line per line of the page. */
const textOf = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
}

/** What a reader of the document finds in it. */
export const readPdf = async (file: Uint8Array) => {
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map((number) => document.getPage(number)))
  const trees = await Promise.all(pages.map((page) => page.getStructTree()))
  const { info } = await document.getMetadata()
  return {
    text: (await Promise.all(pages.map(textOf))).join('\n'),
    /** The tags in reading order. */
    roles: trees.flatMap((tree) => rolesOf(tree as Structure)),
    title: (info as { Title?: string }).Title,
    language: (info as { Language?: string }).Language,
    pages: pages.length,
    isTagged: ((await document.getMarkInfo()) as unknown as Map<string, boolean> | null)?.get('Marked') === true,
  }
}
