export const askLogout = {
  title: 'Log out?',
  text: 'Another site sent you here. You stay logged in unless you log out.',
  logout: 'Log out',
  stay: 'Stay logged in',
} as const

export const clearingPage = { continue: 'Continue' } as const
