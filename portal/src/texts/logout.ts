export const askLogout = {
  title: 'Log out?',
  text: 'You came here by a link. You stay logged in unless you log out.',
  logout: 'Log out',
  stay: 'Stay logged in',
} as const

export const clearingPage = { continue: 'Continue' } as const
