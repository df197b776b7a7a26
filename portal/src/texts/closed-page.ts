/** Replaces a page that the reader can't use. */
export const closedPage = {
  /** Pages that only make changes, during a support visit. */
  toVisits: {
    title: 'Support visits are read-only',
    text: "You can look at this firm's clients. You can't create clients, send invitations or open a client's account.",
  },
  /** Who may follows in a sentence of its own. */
  toRole: "You don't have access to this page",
} as const
