import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Structure {
  role?: string
  children?: Structure[]
}

const rolesOf = ({ role, children = [] }: Structure): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesOf),
]

/** What a reader of the document finds in it. */
export const readPdf = async (file: Uint8Array) => {
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const { info } = await document.getMetadata()
  return {
    /** One line per line of the page. */
    text: items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
    /** The tags in reading order. */
    roles: rolesOf((await page.getStructTree()) as Structure),
    title: (info as { Title?: string }).Title,
    language: (info as { Language?: string }).Language,
    pages: document.numPages,
    isTagged: ((await document.getMarkInfo()) as unknown as Map<string, boolean> | null)?.get('Marked') === true,
  }
}
