import { expect, onTestFinished, test, vi } from 'vitest'
import { button, clientOfFirm, toasted } from '../../../testing/client-world.ts'
import { realClipboard } from '../../../testing/real-clipboard.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID } from '../../../testing/sample-client.ts'
import { beginSignIn, copyInvitationLink } from '../../api/contract.ts'

const url = 'https://hub.example/accept#one.token'
const copied = ['Link copied', 'Anyone with the link can read the invitation. Send it only to the owner.'] as const
const notCopied = ['Link cannot be copied', 'Try again, or resend the invitation.'] as const

const open = async () => {
  const server = clientOfFirm({ invited: 'PENDING' })
  const app = await renderApp(`/clients/${CLIENT_UUID}`)
  await expect.element(button('Copy link')).toBeVisible()
  return { ...app, server, clipboard: await realClipboard() }
}

test('DEC-22 Copy link puts the link of a pending invitation on the clipboard and says so', async () => {
  const { server, clipboard } = await open()
  server.answer(copyInvitationLink, { url })
  await button('Copy link').click()
  await toasted(...copied)
  expect(await clipboard.read()).toBe(url)
})

test('the clipboard write starts with the click, as Safari refuses one that starts after the response', async () => {
  const { server, clipboard } = await open()
  const write = vi.spyOn(navigator.clipboard, 'write')
  onTestFinished(() => write.mockRestore())
  const answer = server.hold(copyInvitationLink, { url })
  const begunByPress = new Promise((resolve) =>
    window.addEventListener('click', () => resolve(write.mock.calls.length), { once: true }),
  )
  await button('Copy link').click()
  expect(await begunByPress).toBe(1)
  await expect.element(button('Copy link')).toHaveAttribute('aria-busy', 'true')
  expect(await clipboard.read()).toBe('')
  answer()
  await toasted(...copied)
  expect(await clipboard.read()).toBe(url)
})

test('a refused link is not copied, and an error shows', async () => {
  const { server, clipboard } = await open()
  server.refuse(copyInvitationLink, 409, { code: 'action_not_allowed', detail: 'No' })
  await button('Copy link').click()
  await toasted(...notCopied)
  expect(await clipboard.read()).toBe('')
})

test('a session that has ended redirects to the sign-in, whatever the clipboard reports', async () => {
  const { server, goTo } = await open()
  // Safari's behavior; Chromium would pass on the reason.
  const write = vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    await item?.getType('text/plain').catch(() => {
      throw new DOMException('Not written', 'NotAllowedError')
    })
  })
  onTestFinished(() => write.mockRestore())
  server.refuse(copyInvitationLink, 401, { code: 'not_signed_in', detail: 'Sign in' })
  server.answer(beginSignIn, { authorize_url: 'https://id.example/authorize' })
  await button('Copy link').click()
  await expect.poll(() => goTo.mock.calls).toEqual([['https://id.example/authorize']])
})

test('a browser that refuses to write shows the same error', async () => {
  const { server, clipboard } = await open()
  server.answer(copyInvitationLink, { url })
  await clipboard.refuse()
  await button('Copy link').click()
  await toasted(...notCopied)
  expect(await clipboard.read()).toBe('')
})

test('a browser that cannot start the write early writes after the response', async () => {
  const { server, clipboard } = await open()
  vi.stubGlobal('ClipboardItem', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  server.answer(copyInvitationLink, { url })
  await button('Copy link').click()
  await toasted(...copied)
  expect(await clipboard.read()).toBe(url)
})
