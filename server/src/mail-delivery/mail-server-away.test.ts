import { registerClient } from '@partner-hub/contracts/clients/client-registration.ts'
import { getClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { getIdentity } from '@partner-hub/contracts/people/identity.ts'
import { expect, vi } from 'vitest'
import { clientRegistrationOf } from '../../testing/client-registration.ts'
import type { FirmCaller } from '../../testing/hub.ts'
import { startMailFront } from '../../testing/mail-front.ts'
import { hasClient, type OneClient } from '../../testing/one-client.ts'
import { growOld, newAddress, sends } from '../../testing/sending.ts'
import { hubTest } from '../../testing/test.ts'
import { withBreaker } from '../platform/mail/breaker.ts'
import { type MailPort, smtpMail } from '../platform/mail/mail.ts'

let failures = 0
/** The number of failures when the breaker opened. */
const openedAfter: number[] = []
const test = hubTest
  .extend('front', { scope: 'file' }, async ({ smtp }, { onCleanup }) => {
    const front = await startMailFront(smtp.url)
    onCleanup(front.stop)
    return front
  })
  .extend('overrides', { scope: 'file' }, ({ front }) => {
    const port = smtpMail({ url: front.url, from: { name: 'Partner Hub', address: 'hub@northwind.example' } })
    const counted: MailPort = {
      ...port,
      send: (...mail) =>
        port.send(...mail).catch((error) => {
          failures++
          throw error
        }),
    }
    const onChange = (isOpen: boolean) => isOpen && openedAfter.push(failures)
    return { mail: withBreaker(counted, { pauseMs: 500, longestPauseMs: 1_000, onChange }) }
  })
  .extend('runsStories', true)
  .extend('firm', { scope: 'file' }, async ({ hub }) => {
    const firm = await hub.firm()
    await growOld(hub, firm, '8 days')
    return firm
  })

const deliveryOf = async (firm: FirmCaller, { invitation }: OneClient) =>
  (await firm.call(getClientInvitation, { params: { uuid: invitation } })).body.delivery

test.for(['refuse', 'black hole'] as const)(
  'F15 INV-15 with a mail server that responds with %s, sending stops after at most five failures and no mail is lost',
  { timeout: 90_000 },
  async (mode, { smtp, front, hub, firm }) => {
    const clients = await Promise.all(Array.from({ length: 15 }, () => hasClient(hub, firm)))
    const addresses = clients.map(newAddress)
    const [before, taken] = [front.connections(), smtp.taken.length]
    openedAfter.length = 0
    failures = 0
    front.become(mode)
    for (const [index, client] of clients.entries()) {
      const { status } = await sends(firm, client, { form: { invitation_email: addresses[index] ?? '' } })
      expect(status).toBe(200)
    }
    await vi.waitFor(() => expect(openedAfter).toHaveLength(1), { timeout: 30_000 })
    expect(openedAfter[0]).toBeLessThanOrEqual(5)

    const group = (await firm.call(getIdentity, {})).body.user_service_groups[0] ?? 0
    const registered = await firm.call(registerClient, {
      params: { organizationUuid: firm.organization_uuid },
      body: clientRegistrationOf({ client_name: `Beside ${mode}`, user_service_group: group }),
    })
    expect(registered.body.ml_redirect_url).toEqual(expect.any(String))
    expect(smtp.taken).toHaveLength(taken)
    // Those in flight when it opened, and one at a time since then.
    expect(front.connections() - before).toBeLessThan(clients.length)

    front.become('through')
    await vi.waitFor(
      async () =>
        expect(new Set(await Promise.all(clients.map((client) => deliveryOf(firm, client))))).toEqual(
          new Set(['SENT']),
        ),
      { timeout: 40_000, interval: 500 },
    )
    expect(smtp.taken.slice(taken).map(({ to }) => to)).toEqual(
      expect.arrayContaining(addresses.map((address) => [address])),
    )
    expect(smtp.taken).toHaveLength(taken + addresses.length)
  },
)
