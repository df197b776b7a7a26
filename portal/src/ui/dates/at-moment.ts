/** An instant to the minute, in the reader's locale and time zone. */
export const atMoment = (instant: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))
