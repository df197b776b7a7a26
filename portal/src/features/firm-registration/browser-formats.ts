import { DATE_FORMATS } from '@partner-hub/contracts/firms/organization.ts'

type DateFormat = (typeof DATE_FORMATS)[number]

const patterns: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: 'dd', month: 'mm', year: 'yyyy' }

/** The reader's own date order and separators, if they match one of our formats. */
export const browserDateFormat = (locale?: string): DateFormat | undefined => {
  const format = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(new Date(2000, 0, 1))
    .map(({ type, value }) => patterns[type] ?? value)
    .join('')
  return DATE_FORMATS.find((known) => known === format)
}

export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
