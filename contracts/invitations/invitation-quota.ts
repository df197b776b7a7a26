/** Invitations a firm may send per day: fewer in its first week (docs/threats.md E2). */
export const INVITATIONS_A_DAY = { newFirm: 20, firm: 200 } as const
