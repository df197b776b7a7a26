export const shell = {
  clients: 'Clients',
  support: 'Support',
  logout: 'Logout',
  help: 'Help',
  menu: 'Menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  skipToContent: 'Skip to content',
  loading: 'Loading',
  loggingOut: 'Logging out',
  goingToSignIn: 'Taking you to sign in',
  tryAgain: 'Try again',
  goToClients: 'Go to Clients',
  roleIn: (role: string, firm: string) => `${role}, ${firm}`,
} as const

export const notFound = {
  title: 'Page not found',
  text: 'The address may be mistyped, or the page may have moved.',
} as const
