export const signIn = {
  email: 'Email',
  workEmail: 'Work email',
  password: 'Password',
  newPassword: 'New password',
  backToSignIn: 'Back to sign in',
  backToInvitation: 'Back to the invitation',
  signIn: 'Sign in',
  signUp: 'Sign up',
  footer: { privacy: 'Privacy', terms: 'Terms', help: 'Help' },
  passwordHint: 'At least 8 characters',
  passwordGood: 'Long enough, and not in any known breach',
  art: {
    title: 'Every client’s books, in one calm place.',
    text: 'See who has accepted, whose trial is ending and what your firm pays, before anyone has to ask.',
  },
  partnerArt: {
    title: 'Bring your clients with you.',
    points: [
      'Create a client’s account and invite the owner in one sitting.',
      'Each new client has 30 days free before a plan must be purchased.',
      '15% off client accounts once you are certified.',
    ],
  },
} as const

export const logInPage = {
  title: 'Sign in',
  text: 'Use your {provider name} account.',
  forgot: 'Forgot your password?',
  remember: 'Keep me signed in on this device',
  newHere: 'New to {hub name}?',
  signUp: 'Sign up as a partner',
  noAccount: 'No account yet?',
  backToInvitation: 'Go back to sign up',
  problems: {
    wrong_credentials: "The email or password isn't right. Check both and try again.",
    session_expired: 'Your session ended while you were away. Sign in to continue.',
    invitation_waits: 'Sign in with your password to answer the invitation.',
    has_account: 'You already have an account. Sign in with the password you chose for it.',
    reset_needed: 'Too many attempts. Reset your password to sign in again.',
    too_many_attempts: (wait: string) => `Too many attempts. Try again in ${wait}.`,
  },
} as const

export const signUpPage = {
  title: 'Sign up as a partner',
  text: 'For accountants, bookkeepers and tax professionals.',
  accept: {
    before: 'By signing up you accept {provider name}’s ',
    terms: 'terms',
    between: ' and ',
    privacy: 'privacy notice',
    after: '.',
  },
  haveAccount: 'Already have an account?',
  tooSoon: (wait: string) => `Too many attempts with this address. Look in your inbox, or try again in ${wait}.`,
} as const

/** For owners who come from an invitation: they are not partners, and the invitation told them the rest. */
export const signUpInvitedPage = {
  title: 'Choose a password',
  text: 'You use it to open your books in {product name}. Next, you answer the invitation.',
  signIn: 'Sign in to accept',
} as const

export const checkInboxPage = {
  title: 'Check your inbox',
  confirmation: {
    before: 'We sent a link to ',
    after: '. Open it within 24 hours to confirm your address.',
    sentAgain: 'We sent the email again.',
  },
  invited: {
    before: 'We sent a link to ',
    after: '. Open it on any device to confirm the address and answer the invitation. It is valid for 24 hours.',
    sentAgain: 'We sent the email again.',
  },
  reset: {
    before: 'If ',
    after: ' has an account, we sent it a link to choose a new password. It is valid for 1 hour and works once.',
    sentAgain: 'If the address has an account, we sent the email again.',
  },
  nothing: 'Nothing there?',
  waitToResend: (wait: string) => `Look in spam, or send it again in ${wait}.`,
  mayResend: 'Look in spam, or send it again.',
  resend: 'Resend email',
  wrongAddress: 'Wrong address?',
  startOver: 'Start over with another one.',
  change: 'Change it',
} as const

export const confirmPage = {
  title: 'Confirm your email',
  text: 'One more click and your address is confirmed.',
  button: 'Confirm email',
} as const

export const confirmPasswordPage = {
  title: 'Confirm with a password',
  before: 'You signed up in another browser. To confirm ',
  after: ', enter the password you chose there, or choose a new one.',
  afterInvited: ' and answer the invitation, enter the password you chose there, or choose a new one.',
} as const

export const confirmedPage = {
  title: 'Your email is confirmed',
  text: 'Sign in to continue to the {hub name}.',
} as const

export const forgotPasswordPage = {
  title: 'Reset your password',
  text: "Enter your email. If it has an account, we'll send a link to choose a new password.",
  hint: 'The link is valid for 1 hour and works once.',
  button: 'Send link',
} as const

export const resetPasswordPage = {
  title: 'Choose a new password',
  text: 'Changing it logs you out on all other devices.',
  button: 'Change password',
} as const

export const resetDonePage = {
  title: 'Your password is changed',
  text: 'Sign in with the new one.',
} as const

export const signOutPage = {
  title: 'Logging out',
  text: 'If nothing happens, press the button.',
  button: 'Log out',
} as const

export const deadLinkPage = {
  title: 'This link no longer works',
  confirmation: {
    text: "It was already used, or it's more than 24 hours old. Sign in, and we'll send a new one if your address isn't confirmed yet.",
  },
  reset: { text: "It was already used, or it's more than an hour old. Ask for a new one.", button: 'Send a new link' },
} as const

export const unknownSignInPage = {
  title: "This sign-in can't continue here",
  text: 'It was started in another browser, or it took too long.',
  button: 'Start a new sign-in',
} as const

export const failurePage = {
  title: 'Something went wrong. Please try again.',
  text: 'The fault is on our side.',
  reference: (id: string) => `If it keeps happening, give support this number: ${id}`,
} as const
