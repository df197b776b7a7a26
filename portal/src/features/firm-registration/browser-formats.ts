const patterns: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: 'DD', month: 'MM', year: 'YYYY' }

/** The order and the marks of dates in the reader's own format, as 'MM/DD/YYYY'. */
export const browserDateFormat = (locale?: string): string =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(new Date(2000, 0, 1))
    .map(({ type, value }) => patterns[type] ?? value)
    .join('')
    .slice(0, 20)

export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
