export const sessionEnding = {
  title: "You'll be logged out soon",
  idle: (seconds: string) => `You've been inactive for a while. You'll be logged out in ${seconds}.`,
  absolute: (seconds: string) => `Your session ends in ${seconds}. Log in again to continue.`,
  secondsLeft: (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`),
  stay: 'Stay logged in',
  logInAgain: 'Log in again',
  logOut: 'Log out now',
} as const

export const anotherPerson = {
  title: 'Someone else is logged in now',
  text: (email: string) =>
    `${email} logged in from another tab of this browser, so the page that was open here was closed.`,
  continueAs: (email: string) => `Continue as ${email}`,
  logout: 'Log out',
} as const
