import { errors, type Pair } from './errors.ts'

/** Why a client could not be registered or opened, where that is known. */
export const clientErrors = {
  notLoaded: 'Organization or identity not loaded',
  noGroup: 'User Service Group not loaded',
  unknown: 'Unsuccessful client registration due to an unknown error',
  noRedirectUrl: 'Unable to get client redirect URL',
} as const

/** Why a client's account is not opened, by the server's word for it. */
export const accountRefusals = {
  access_removed: {
    title: errors.clientAccount.title,
    text: "Your firm no longer has access to this client's account.",
  },
  trial_expired: {
    title: errors.clientAccount.title,
    text: "You can't access this client's account, as their trial has expired.",
  },
  plan_required: {
    title: errors.clientAccount.title,
    text: "You can't access this client's account until a plan is selected.",
  },
  action_not_allowed: { title: 'This client is archived', text: 'Restore the client to open their account.' },
  account_not_ready: {
    title: clientErrors.noRedirectUrl,
    text: 'The account is still being opened. Try again in a moment.',
  },
} as const satisfies Record<string, Pair>
