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

export const sessionEnding = {
  title: 'You will be logged out soon',
  idle: (seconds: string) => `Nothing has happened here for a while. You will be logged out in ${seconds}.`,
  absolute: (seconds: string) => `Your time logged in ends in ${seconds}. Log in again to go on.`,
  secondsLeft: (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`),
  stay: 'Stay logged in',
  logInAgain: 'Log in again',
  logOut: 'Log out now',
} as const

/** A member's role as people read it; unknown roles show nothing. */
export const roleNames: Readonly<Record<string, string>> = {
  owner: 'Owner',
  business_manager: 'Admin',
  business_partner: 'Billing',
  business_accountant: 'Member',
}

export const clearingPage = { continue: 'Continue' } as const
