export const hours = (count: number): string => `${count} ${count === 1 ? 'hour' : 'hours'}`

/**
 * 'December 15, 2026': the day on which it ends where the day begins last, since nobody knows where a mail is read.
 * So a date in a mail is never later than the reader's own.
 */
export const lastDay = (end: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Etc/GMT+12' }).format(end)
