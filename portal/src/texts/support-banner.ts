/** Loaded only with the banner, during a visit. */
export const supportBanner = {
  name: 'Support session',
  title: (who: string, firm: string) => `Support session of ${who} at ${firm}`,
  text: (time: string) => `It ends at ${time} and is read-only.`,
  end: 'End support session',
  refused: { title: 'Nothing was changed', text: 'Support visits are read-only.' },
  notEnded: 'The support session is still open. Try again.',
} as const
