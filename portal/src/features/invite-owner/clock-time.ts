/** '12:41 PM', as the reader's clock shows it. */
export const clockTime = (instant: number): string =>
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(instant)
