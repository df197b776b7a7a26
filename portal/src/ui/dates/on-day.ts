/** The day of an instant, in the reader's locale and time zone. */
export const onDay = (instant: string | Date): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date(instant))
