import { renderCardExpiring } from '../../emails/card-expiring.ts'
import { renderConfirmEmail } from '../../emails/confirm-email.ts'
import { renderInvitationAnswered } from '../../emails/invitation-answered.ts'
import { renderInvitationAskedFor } from '../../emails/invitation-asked-for.ts'
import type { Mail } from '../../emails/mail.ts'
import { renderPaymentFailed } from '../../emails/payment-failed.ts'
import { renderPlanEnding } from '../../emails/plan-ending.ts'
import { renderPlanReminder } from '../../emails/plan-reminder.ts'
import { renderPlansEnded } from '../../emails/plans-ended.ts'
import { renderResetPassword } from '../../emails/reset-password.ts'
import { renderSupportVisit } from '../../emails/support-visit.ts'
import { renderTrialEnding } from '../../emails/trial-ending.ts'
import type { Screen } from './screens.ts'

const sender = { hubName: 'Partner Hub', providerName: 'Northwind', supportUrl: 'https://support.northwind.example/' }
const client = { clientName: 'Bluebird Bakery', clientUrl: 'https://hub.northwind.example/clients/1' }
const toFirm = { ...sender, ...client, firstName: 'Maya' }
const ownerName = 'Grace Whitfield'
const url = 'https://id.northwind.example/link'

const toPayer = {
  ...sender,
  firstName: 'Maya',
  firmName: 'Alder & Finch LLP',
  payUrl: 'https://hub.northwind.example/billing/payment-method',
}
const card = 'Visa ending in 4242'

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
  mail('plan-ending', () => renderPlanEnding({ ...toFirm, lastPaidDay: 'March 3, 2027' })),
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
  mail('payment-failed', () =>
    renderPaymentFailed({
      ...toPayer,
      card,
      declined: { on: 'Nov 13, 2026', why: 'insufficient funds' },
      count: 3,
      invoices: [
        { name: 'Amberline Roofing', detail: 'NB-2026-008405, declined', amount: '46.75 USD' },
        { name: 'Ibis Web Works', detail: 'NB-2026-008406, waiting', amount: '16.15 USD' },
        { name: 'Nine Elms Veterinary', detail: 'NB-2026-008407, waiting', amount: '65.45 GBP' },
      ],
      totals: ['62.90 USD', '65.45 GBP'],
      retriesOn: ['Nov 16, 2026', 'Nov 20, 2026', 'Nov 27, 2026'],
      endsOn: 'Dec 4, 2026',
      endTogether: true,
    }),
  ),
  mail('plans-ended', () =>
    renderPlansEnded({ ...toPayer, clients: ['Amberline Roofing', 'Ibis Web Works'], totals: ['65.45 GBP'] }),
  ),
  mail('card-expiring', () => renderCardExpiring({ ...toPayer, card, lastDay: 'Nov 30, 2026' })),
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
