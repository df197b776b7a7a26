/** Shown above a form whose text was restored after a log-in (DEC-94). */
export const restoredInput = {
  title: 'We kept what you typed',
  text: 'You were logged out before it was saved. Check it and save again.',
  textUnsent: 'You were logged out before it was sent. Check it and send it again.',
} as const
