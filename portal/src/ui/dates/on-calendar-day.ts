/** A calendar date ('2027-03-04') in the reader's locale. It is the same day in every time zone. */
export const onCalendarDay = (date: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
