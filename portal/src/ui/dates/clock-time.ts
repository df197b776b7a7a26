/** The time of day of a moment, as the reader's clock shows it. */
export const clockTime = (instant: string | number): string =>
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(instant))
