/** The client's own page. */
export const client = {
  title: 'Client',
  back: 'Clients',
  moreActions: 'More Actions',
  logIn: "Log in to Client's Account",
  logInClosed: {
    NO_ACCESS: 'You no longer have access to this client',
    ARCHIVED: 'Archived clients cannot be opened',
  },
  archived: 'Archived',
  tabsName: 'Parts of the client',
  tabs: { businessInfo: 'Business Info', billing: 'Billing', contacts: 'Contacts' },
  /** Shown for an unknown value. */
  empty: '---',
  /** On a phone, unknown values are listed in one line. */
  notGiven: (labels: string) => `Not given: ${labels}`,
  loading: 'Loading the client',
  changedMeanwhile: 'Someone else changed it in the meantime. Nothing you typed is lost.',
  saveAgain: 'Nothing you typed is lost. Check your connection and save again.',
  loadLatest: 'Load the latest version',
  latestLoaded: 'You see the latest version with your changes. Save again to keep them.',
} as const

export const ownerTexts = {
  heading: 'Owner',
  invite: 'Invite Owner',
  resend: 'Resend Invitation',
  resendAt: (time: string) => `You can resend at ${time}`,
  notInvited: {
    plan_required: 'You must select a plan for this client before inviting them',
    access_removed: 'You no longer have access to this client',
    client_archived: 'Archived clients cannot be invited',
  },
  edit: 'Edit Owner',
  name: 'Name',
  phone1: 'Phone Number 1',
  email: 'Email',
  phone2: 'Phone Number 2',
} as const

/** The delivery of the invitation's mail, and the actions while the owner has not answered. */
export const invitationTexts = {
  delivery: { FAILED: 'Not delivered', BOUNCED: 'Bounced' },
  reminders: 'Automatic reminders',
  reminderDays: 'on day 3, 7, 14 and 25',
  remindersOn: 'Automatic reminders on day 3, 7, 14 and 25',
  remindersOff: 'Automatic reminders are off for this client',
  firmRemindersOff: 'Automatic reminders are off for your firm',
  turnOn: 'Turn on',
  offForAll: 'Turn off for all clients',
  offForAllQuestion: {
    title: 'Turn off reminders for all clients?',
    text: "Owners won't get reminders until someone turns them on again. Each client keeps its own setting.",
    cancel: 'Cancel',
  },
  remindersRefused: 'The owner turned off reminders.',
  copyLink: 'Copy link',
  withdraw: 'Withdraw',
} as const

export const businessInfo = {
  heading: 'Business Info',
  edit: 'Edit Info',
  name: 'Business Name',
  fiscalMonth: 'Fiscal Year End Month',
  phone: 'Business Phone',
  fiscalDay: 'Fiscal Year End Day',
  address: 'Business Address',
  dateFormat: 'Date Format',
  currency: 'Base Currency',
  rate: 'Standard Rate',
  country: 'Country',
  industry: 'Industry',
  revenue: 'Estimated Revenue',
  addressParts: {
    address_1: 'Address Line 1',
    address_2: 'Address Line 2',
    city: 'City',
    state_province: 'State/Province',
    post_code: 'ZIP/Postal Code',
    country: 'Country',
  },
  readAgo: (ago: string) => `From {product name}, ${ago}`,
  neverRead: 'Waiting for data from {product name}',
  noAccess: 'Your firm has no access to this client’s {product name} account.',
} as const

/** The notes of a new client as the API returns them (spec §9): its origin, which no one typed. */
export const ORIGIN = 'Client created through UI'

export const notesTexts = {
  heading: 'Notes',
  hint: 'Never seen by your client.',
  none: 'No notes yet.',
  edit: 'Edit',
  editName: 'Edit notes',
  cancel: 'Cancel',
  save: 'Save',
  savedMeanwhile: 'Saved by someone else in the meantime:',
} as const

export const billingInfo = {
  heading: 'Billing Info',
  open: 'Open Billing',
  type: 'Billing Type',
  plan: 'Plan / Add-ons',
  currency: 'Billing Currency',
  noPlan: '-',
  nextBill: 'Next bill',
  amountOn: (amount: string, day: string) => `${amount} on ${day}`,
  amountMissing: "The amount couldn't be loaded.",
  noNextBill: 'None',
  discount: { kept: '15% certification discount kept', lost: '15% certification discount lost' },
  card: 'Payment Method',
  noCard: 'No card yet',
  ends: {
    title: (day: string) => `Cancelled. The last paid day is ${day}`,
    text: 'The books stay open until then, and nothing more is billed.',
  },
  changes: (plan: string, day: string) => `Changes to ${plan} on ${day}`,
  starts: (plan: string, day: string) => `${plan} starts on ${day}`,
  startsText: 'The free trial goes on until then, and nothing is charged.',
  undo: 'Undo',
  isChanging: 'A payment for this plan is being confirmed',
  /** To someone who can't choose plans. */
  whoChooses: "Your firm's Owners, Admins, and Billing members select and change this client's plan.",
  clientPays: {
    title: 'The client pays in {product name}',
    withPlan: (owner: string) => `${owner} pays for this plan and can change it there.`,
    withoutPlan: (owner: string) => `${owner} selects and pays for a plan there. It shows here once they do.`,
    theOwner: 'The owner',
  },
} as const

export const contactsTexts = {
  heading: 'Client Contacts',
  text: 'People on the team in {product name}. New ones are added there.',
  columns: {
    name: 'Name / Description',
    phones: 'Phone Number 1 / Phone Number 2',
    email: 'Email / Invitation status',
  },
  editOne: (name: string) => `Edit ${name}`,
} as const

export const contactForm = {
  editOwner: 'Edit Owner',
  editContact: 'Edit Contact',
  first_name: 'First Name',
  last_name: 'Last Name',
  contact_email: 'Email Address',
  contact_phone: 'Phone Number 1',
  contact_mobile: 'Phone Number 2',
  ownerEmail: "An owner's email can't be changed here.",
  ownerEmailOfInvitation: 'To use another address, enter it when you invite the owner or resend the invitation.',
  cancel: 'Cancel',
  save: 'Save',
  attention: (count: number) => (count === 1 ? '1 field needs your attention' : `${count} fields need your attention`),
} as const

export const onboarding = {
  heading: 'Onboarding',
  progress: (done: number, of: number) => `${done} of ${of} complete`,
  steps: {
    invite_owner: 'Set up account and invite owner',
    owner_accepts: 'Owner accepts invite',
    owner_selects_plan: 'Owner selects plan',
  },
  complete: 'complete',
  invite: 'Invite Owner',
  resend: 'Resend Invite',
  daysLeft: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} left`,
  expired: {
    title: "Your client's trial has expired",
    text: 'Remind the owner to select a plan',
    button: 'Contact Support',
  },
  allSet: 'Nice work! Your client is all set to go!',
  close: 'Close the onboarding',
  invitationOpen: 'Ready, set, collaborate!',
  accepted: {
    title: 'Great news, your invitation was accepted!',
    text: (owner: string) => `${owner} can now log in to the account you created for them.`,
  },
} as const
