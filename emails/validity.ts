export const hours = (count: number): string => `${count} ${count === 1 ? 'hour' : 'hours'}`

/**
 * 'December 15, 2026': the last valid day in the westernmost time zone, since we don't know where a mail is read.
 * So a date in a mail is never later than the reader's own date.
 */
export const lastDay = (end: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Etc/GMT+12' }).format(end)
