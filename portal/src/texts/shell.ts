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
  title: "You'll be logged out soon",
  idle: (seconds: string) => `You've been inactive for a while. You'll be logged out in ${seconds}.`,
  absolute: (seconds: string) => `Your session ends in ${seconds}. Log in again to continue.`,
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

export const askLogout = {
  title: 'Log out?',
  text: 'Another site sent you here. You stay logged in unless you log out.',
  logout: 'Log out',
  stay: 'Stay logged in',
} as const

export const clearingPage = { continue: 'Continue' } as const
