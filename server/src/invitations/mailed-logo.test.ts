import { expect } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hasClient } from '../../testing/one-client.ts'
import { partOf, partsOf, type RecordingSmtp, type TakenMail } from '../../testing/recording-smtp.ts'
import { runStory } from '../../testing/run-story.ts'
import { newAddress, sends } from '../../testing/sending.ts'
import { mailingTest as test } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { invitationMail, reminderMail } from './invitation-mail.ts'

const png = Buffer.from('89504e470d0a1a0a0001fe0d0a2e0d0a', 'hex')
const keyOf = ({ organization_uuid }: FirmCaller) => `logos/${organization_uuid}/logo.png`

const firmWithKey = async (hub: Hub): Promise<FirmCaller> => {
  const firm = await hub.firm()
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .updateTable('organization')
      .set({ logo_key: keyOf(firm) })
      .execute(),
  )
  return firm
}

/** The invitation and a reminder of it. */
const mailsOf = async (smtp: RecordingSmtp, hub: Hub, firm: FirmCaller): Promise<TakenMail[]> => {
  const { invitation } = await hasClient(hub, firm)
  const address = newAddress()
  await sends(firm, { invitation }, { form: { invitation_email: address } })
  await runStory(hub, invitationMail(firm.organization_uuid, invitation, 1))
  await runStory(hub, reminderMail(firm.organization_uuid, invitation, 1, 1))
  const mails = smtp.taken.filter(({ to }) => to.includes(address))
  expect(mails).toHaveLength(2)
  return mails
}
const imagesIn = (mail: TakenMail) => partsOf(mail).filter((part) => part.includes('Content-Type: image/'))
const sourcesIn = (mail: TakenMail) => [...partOf(mail, 'text/html').matchAll(/<img[^>]* src="([^"]*)"/g)]

test('B7 the firm’s logo lies in the mail itself, which names no address of it', async ({ smtp, hub }) => {
  const firm = await firmWithKey(hub)
  await hub.parts.objects.put(keyOf(firm), png, 'image/png')
  const cid = `logo@${new URL(hub.config.HUB_URL).hostname}`
  for (const mail of await mailsOf(smtp, hub, firm)) {
    const [image = '', ...others] = imagesIn(mail)
    expect(others).toEqual([])
    expect(image).toContain('Content-Type: image/png')
    expect(image).toMatch(/Content-Disposition: inline/)
    expect(image).toMatch(new RegExp(`Content-Id: <${cid}>`, 'i'))
    expect(Buffer.from(image.slice(image.indexOf('\r\n\r\n')), 'base64')).toEqual(png)
    expect(sourcesIn(mail).map(([, source]) => source)).toEqual([`cid:${cid}`])
    const readable = mail.raw + partOf(mail, 'text/html') + partOf(mail, 'text/plain')
    expect(readable).not.toContain(new URL(hub.config.S3_PUBLIC_URL ?? hub.config.S3_ENDPOINT).host)
    expect(readable).not.toMatch(/X-Amz-|logos\//i)
  }
})

test('a firm without a logo mails no image', async ({ smtp, hub }) => {
  for (const mail of await mailsOf(smtp, hub, await hub.firm()))
    expect([imagesIn(mail), sourcesIn(mail)]).toEqual([[], []])
})

test('a logo that is missing in the store stops no mail', async ({ smtp, hub }) => {
  for (const mail of await mailsOf(smtp, hub, await firmWithKey(hub)))
    expect([imagesIn(mail), sourcesIn(mail)]).toEqual([[], []])
})
