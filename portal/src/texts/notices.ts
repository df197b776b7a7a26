import type { Pair } from './errors.ts'

/** The texts of success toasts, loaded with the pages that show them. */
export const notices = {
  registered: { title: 'Organization has been created', text: 'Organization successfully registered' },
  contactSaved: { title: 'Client contact has been saved', text: 'Client contact updated successfully.' },
  notesSaved: { title: 'Notes have been saved', text: 'Notes updated successfully.' },
  firmRemindersOff: { title: 'Reminders are off', text: "Your clients' owners won't get any more reminders." },
  firmRemindersOn: {
    title: 'Reminders are on',
    text: 'Owners get reminders again, except for clients where you turned them off.',
  },
  invitationLinkCopied: {
    title: 'Link copied',
    text: 'Anyone with the link can read the invitation. Send it only to the owner.',
  },
  accessRemoved: {
    title: 'Action Completed',
    text: "Your firm no longer has access to this client's account.",
  },
  clientArchived: { title: 'Action Completed', text: 'Client archived successfully.' },
  clientRestored: { title: 'Action Completed', text: 'Client restored successfully.' },
  accessRemovedAndArchived: {
    title: 'Action Completed',
    text: "Your firm no longer has access to this client's account. Client archived successfully.",
  },
} as const satisfies Record<string, Pair>
