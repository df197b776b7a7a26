/** The values of a template's three placeholders (DEC-23). */
export interface PlaceholderValues {
  organization_name: string
  recipient_first_name: string
  senders_first_name: string
}

const placeholder = /\{(organization_name|recipient_first_name|senders_first_name)\}/g

/** Greets a reader without a name: 'Hi there'. */
const UNNAMED = 'there'

/** One literal pass: placeholders inside a value are not filled. */
export const fillPlaceholders = (template: string, values: PlaceholderValues): string =>
  template.replace(placeholder, (_, name: keyof PlaceholderValues) => {
    const value = values[name].trim()
    return name === 'recipient_first_name' && value === '' ? UNNAMED : value
  })

/** Unknown placeholders; they stay in the text and are reported. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\{[^{}\n]{1,60}\}/g)].map(([found]) => found).filter((found) => !found.match(placeholder)),
  ),
]
