/** What the three placeholders of a template stand for (DEC-23). */
export interface PlaceholderValues {
  organization_name: string
  recipient_first_name: string
  senders_first_name: string
}

const known = /\{(organization_name|recipient_first_name|senders_first_name)\}/g

/** Mail that cannot name its reader says hello all the same. */
const UNNAMED = 'there'

/** One literal pass: what a value itself holds is never filled again. */
export const fillPlaceholders = (template: string, values: PlaceholderValues): string =>
  template.replace(known, (_, name: keyof PlaceholderValues) => {
    const value = values[name].trim()
    return name === 'recipient_first_name' && value === '' ? UNNAMED : value
  })

/** Words in braces that mean nothing here; they stay as they are and are pointed out. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{[^{}\n]{1,60}\}/g)].map(([found]) => found).filter((found) => !found.match(known))),
]
