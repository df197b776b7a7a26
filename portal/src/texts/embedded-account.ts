/** The bar over a client's account. */
export const embeddedAccount = {
  title: "Client's account",
  caption: "You're viewing your client's account",
  back: 'Back to {hub name}',
  newTab: 'Open in new tab',
  opening: 'Opening the account',
  tabBlocked: { title: 'No tab was opened', text: 'Your browser blocks pop-ups here. Allow them and try again.' },
} as const
