/** A calendar date ('2027-03-04') in the reader's locale. It is the same day in every time zone. */
export const onCalendarDay = (date: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))

/** Without the year, for a day that is near. */
export const onShortDay = (date: string): string =>
  new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(date))

/** 'November 2026'. */
export const inMonth = (date: string): string =>
  new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))
