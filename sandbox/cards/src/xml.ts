/** Rows of an element with a type attribute, which is how the SDK knows an array. */
export class XmlRows {
  readonly item: string
  readonly rows: readonly Xml[]
  readonly type: 'array' | 'collection'
  constructor(item: string, rows: readonly Xml[], type: 'array' | 'collection' = 'array') {
    this.item = item
    this.rows = rows
    this.type = type
  }
}

export type Xml = string | number | boolean | null | undefined | XmlRows | { readonly [name: string]: Xml }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string =>
  text
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    // Control characters are not allowed in XML, not even escaped.
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')

const element = (field: string, value: Xml): string => {
  const name = field.replaceAll('_', '-')
  if (value === undefined) return ''
  if (value === null) return `<${name} nil="true"/>`
  if (typeof value === 'boolean') return `<${name} type="boolean">${value}</${name}>`
  if (typeof value === 'number') return `<${name} type="integer">${value}</${name}>`
  if (typeof value === 'string') return `<${name}>${escaped(value)}</${name}>`
  if (value instanceof XmlRows)
    return `<${name} type="${value.type}">${value.rows.map((row) => element(value.item, row)).join('')}</${name}>`
  return `<${name}>${fields(value)}</${name}>`
}

const fields = (values: { readonly [name: string]: Xml }): string =>
  Object.entries(values)
    .map(([name, value]) => element(name, value))
    .join('')

/** Writes a document as the SDK reads it: dashes in names, types as attributes. */
export const xmlDocument = (name: string, value: Xml): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, value)}`
