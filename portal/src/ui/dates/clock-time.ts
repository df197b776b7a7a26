/** The time of day of an instant, in the reader's locale and time zone. */
export const clockTime = (instant: string | number): string =>
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(instant))
