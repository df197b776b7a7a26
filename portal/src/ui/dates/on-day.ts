/** The day of a moment, as the reader writes days. */
export const onDay = (instant: string | Date): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date(instant))
