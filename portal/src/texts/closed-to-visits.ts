/** Replaces pages that only make changes during a support visit. */
export const closedToVisits = {
  title: 'Support visits are read-only',
  text: "You can look at this firm's clients. You can't create clients, send invitations or open a client's account.",
} as const
