import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { invitationOfFirm, open, send, sentDialog, subject, to } from '../../../testing/invitation-world.ts'
import { sampleInvitation } from '../../../testing/sample-client.ts'
import { sendInvitation } from '../../api/contract.ts'

const alert = page.getByRole('main').getByRole('alert')
const clock = (instant: number) => new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(instant)
const sentRecently = (at: number, invited: 'PENDING' | 'DRAFT' = 'PENDING') =>
  invitationOfFirm({ invited, invitation: { resend_at: new Date(at).toISOString() } })

test.each(['PENDING', 'DRAFT'] as const)(
  'INV-18 DEC-82 within the hour Send is disabled with the time for the same address, enabled for another (%s)',
  async (invited) => {
    const at = Date.now() + 25 * 60_000
    const server = sentRecently(at, invited)
    await open()
    const why = `You can send this invitation again at ${clock(at)}, or now to another address`
    await expect.element(page.getByText(why)).toBeVisible()
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    // Moves the pointer away first: one already over the element fires no enter event.
    await subject.hover()
    await send.hover()
    await expect.element(page.getByRole('tooltip')).toMatchTextContent(why)
    await subject.fill('Come and see')
    await userEvent.keyboard('{Enter}')
    await to.fill(' GRACE@bluebirdbakery.example ')
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    expect(server.sent()).toEqual([])
    await to.fill('grace@elsewhere.example')
    await expect.element(page.getByText(why)).not.toBeInTheDocument()
    await send.click()
    await expect.element(sentDialog).toBeVisible()
  },
)

test('INV-18 DEC-82 Send becomes enabled by itself when the hour is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  sentRecently(Date.now() + 25 * 60_000)
  await open()
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  ;(send.element() as HTMLElement).focus()
  await vi.advanceTimersByTimeAsync(24 * 60_000)
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(send).not.toHaveAttribute('aria-disabled')
  await expect.element(send).toHaveFocus()
  await expect.element(page.getByText(/You can send this invitation again/)).not.toBeInTheDocument()
})

test('INV-18 ERR-31 a send whose response was lost can be repeated, although the record counts it', async () => {
  const server = invitationOfFirm()
  server.fail(sendInvitation)
  await open()
  server.changesInvitationElsewhere({ resend_at: new Date(Date.now() + 3_600_000).toISOString() })
  await send.click()
  await expect.element(alert).toBeVisible()
  await expect.poll(() => server.reads().length).toBe(2)
  server.answer(sendInvitation, sampleInvitation(1, 'PENDING'))
  await send.click()
  await expect.element(sentDialog).toBeVisible()
})

test('INV-18 DEC-82 a send refused as too soon shows one error with the time, for that address only', async () => {
  const server = invitationOfFirm({ invited: 'PENDING' })
  server.reply(sendInvitation, () =>
    Response.json({ code: 'resend_too_soon', detail: 'No' }, { status: 429, headers: { 'retry-after': '1500' } }),
  )
  await open()
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const again = `You can send it again at ${clock(Date.now() + 1_500_000)}, or now to another address.`
  await send.click()
  await expect.element(alert).toMatchTextContent(again)
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await expect.element(send).toHaveFocus()
  expect(page.getByText('Invitation cannot be created').elements()).toHaveLength(1)
  vi.setSystemTime(Date.now() + 20 * 60_000)
  await subject.fill('Written while waiting')
  await expect.element(page.getByText('Written while waiting')).toBeVisible()
  await expect.element(alert).toMatchTextContent(again)
  await to.fill('grace@elsewhere.example')
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(send).not.toHaveAttribute('aria-disabled')
})
