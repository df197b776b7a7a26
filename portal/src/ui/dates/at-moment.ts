/** A moment to the minute, as the reader writes days and times. */
export const atMoment = (instant: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))
