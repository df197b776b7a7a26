import { renderAccountantInvitation } from '@partner-hub/emails/accountant-invitation.ts'
import { renderInvitation, renderReminder } from '@partner-hub/emails/invitation.ts'
import { renderInvitationAnswered } from '@partner-hub/emails/invitation-answered.ts'
import { renderPaymentFailed } from '@partner-hub/emails/payment-failed.ts'
import { renderPlansEnded } from '@partner-hub/emails/plans-ended.ts'
import { renderTrialEnding } from '@partner-hub/emails/trial-ending.ts'
import { expect, test } from 'vitest'
import { scriptPayloads, watchScripts } from '../../testing/script-payloads.ts'

const sender = { hubName: 'Partner Hub', providerName: 'Northwind', supportUrl: 'https://help.northwind.example/' }

/** Opens the mail as a page that may run scripts, which no mail program would allow. */
const opened = async (html: string): Promise<Document> => {
  const frame = document.createElement('iframe')
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.srcdoc = `<script>window.scriptRan = () => parent.scriptRan()</script>${html}`
  document.body.append(frame)
  await isLoaded
  if (!frame.contentDocument) throw new Error('the mail is not readable')
  return frame.contentDocument
}

test('the watch detects scripts that run and inserted markup', async () => {
  const watched = watchScripts()
  const mail = await opened(`<script>scriptRan()</script><img src=x onerror=scriptRan()>`)
  await expect.poll(() => watched.runs()).toBe(2)
  expect(watched.foundIn(mail).length).toBeGreaterThan(1)
})

test('X2 60 payloads in every text of the mails about invitations and trials: no script runs in any of them', async () => {
  const watched = watchScripts()
  expect(scriptPayloads).toHaveLength(60)
  for (const text of scriptPayloads) {
    const props = {
      ...sender,
      firmName: text,
      firmLogoUrl: null,
      subject: text,
      message: text,
      acceptUrl: 'https://hub.example/accept#1',
      clientName: text,
      expiresAt: new Date('2026-12-15T15:00:00Z'),
    }
    const mails = [
      await renderInvitation(props),
      await renderReminder(props),
      await renderTrialEnding({
        ...sender,
        firstName: text,
        clientName: text,
        daysLeft: 7,
        clientUrl: 'https://hub.example/clients/1',
      }),
      await renderPaymentFailed({
        ...sender,
        firstName: text,
        firmName: text,
        payUrl: 'https://hub.example/billing',
        card: null,
        declined: null,
        count: 1,
        invoices: [{ name: text, detail: 'NB-2026-000001, waiting', amount: '19.00 USD' }],
        totals: ['19.00 USD'],
        retriesOn: [],
        endsOn: null,
        endTogether: true,
      }),
      await renderPlansEnded({
        ...sender,
        firstName: text,
        firmName: text,
        clients: [text],
        totals: [],
        payUrl: 'https://hub.example/billing',
      }),
      await renderAccountantInvitation({
        ...sender,
        productName: 'Northwind Books',
        firstName: text,
        businessName: text,
        ownerName: text,
        hasAccount: true,
        hasFirm: true,
        url: 'https://hub.example/accountant-invitations/1',
      }),
      await renderInvitationAnswered({
        ...sender,
        firstName: text,
        clientName: text,
        ownerName: text,
        isAccepted: true,
        clientUrl: 'https://hub.example/clients/1',
      }),
    ]
    for (const { html } of mails) {
      const mail = await opened(html)
      const found = watched.foundIn(mail).filter((each) => !each.includes('window.scriptRan ='))
      expect([
        found,
        mail.body.textContent?.includes(text.trim().replace('\t', ' ')) || mail.body.textContent?.includes(text.trim()),
      ]).toEqual([[], true])
    }
    for (const frame of document.querySelectorAll('iframe')) frame.remove()
  }
  expect(watched.runs()).toBe(0)
}, 120_000)
