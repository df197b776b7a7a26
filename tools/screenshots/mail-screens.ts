import { renderConfirmEmail } from '../../emails/confirm-email.ts'
import { renderInvitationAnswered } from '../../emails/invitation-answered.ts'
import { renderInvitationAskedFor } from '../../emails/invitation-asked-for.ts'
import type { Mail } from '../../emails/mail.ts'
import { renderPlanReminder } from '../../emails/plan-reminder.ts'
import { renderResetPassword } from '../../emails/reset-password.ts'
import { renderSupportVisit } from '../../emails/support-visit.ts'
import { renderTrialEnding } from '../../emails/trial-ending.ts'
import type { Screen } from './screens.ts'

const sender = { hubName: 'Partner Hub', providerName: 'Northwind', supportUrl: 'https://support.northwind.example/' }
const client = { clientName: 'Bluebird Bakery', clientUrl: 'https://hub.northwind.example/clients/1' }
const toFirm = { ...sender, ...client, firstName: 'Maya' }
const ownerName = 'Grace Whitfield'
const url = 'https://id.northwind.example/link'

const mail = (name: string, render: () => Promise<Mail>): Screen => ({
  name: `mail-${name}`,
  who: 'nobody',
  isWhole: true,
  open: async (page) => page.setContent((await render()).html),
})

export const mailScreens: readonly Screen[] = [
  mail('confirm-email', () => renderConfirmEmail({ ...sender, firstName: 'Maya', confirmUrl: url })),
  mail('reset-password', () => renderResetPassword({ ...sender, firstName: 'Maya', resetUrl: url })),
  mail('invitation-answered', () => renderInvitationAnswered({ ...toFirm, ownerName, isAccepted: true })),
  mail('invitation-asked-for', () => renderInvitationAskedFor({ ...toFirm, ownerName })),
  mail('trial-ending', () => renderTrialEnding({ ...toFirm, daysLeft: 7 })),
  mail('plan-reminder', () =>
    renderPlanReminder({
      ...sender,
      firstName: 'Grace',
      productName: 'Northwind Books',
      clientName: client.clientName,
      firmName: 'Alder & Finch LLP',
      endedOn: 'November 14, 2026',
      planUrl: 'https://books.northwind.example/plan',
    }),
  ),
  mail('support-visit', () =>
    renderSupportVisit({
      ...sender,
      firstName: 'Maya',
      firmName: 'Alder & Finch LLP',
      staffName: 'Sam Okafor',
      reason: 'Two invitations to Bluebird Bakery show as sent but were never delivered.',
      ticketNumber: 'NW-48213',
      visitsUrl: 'https://hub.northwind.example/support-visits',
    }),
  ),
]
