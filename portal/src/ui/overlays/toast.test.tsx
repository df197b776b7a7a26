import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { painted } from '../../../testing/painted.ts'
import { onWindowOf } from '../../../testing/screen.ts'
import { Modal } from './modal.tsx'
import { ToastRegion, toast } from './toast.tsx'

afterEach(() => {
  vi.useRealTimers()
  toast.clear()
})

const region = page.getByRole('region', { name: 'Notifications' })
const saved = page.getByText('Firm details updated')
const show = () => toast.success('Firm details updated', 'Firm details successfully updated')

/** Fakes only the timers that the countdown reads; the browser and the page keep running. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })

test('SHELL-10 toasts appear at the top center of the page, newest first', async () => {
  await render(<ToastRegion />)
  show()
  toast.error('Cannot cancel plan', 'Error occured while cancelling this plan.')
  await expect.element(page.getByRole('status')).toMatchTextContent(/Firm details successfully updated/)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Cannot cancel plan/)
  const cards = region.getByRole('listitem').elements()
  expect(cards.map((card) => card.textContent?.slice(0, 6))).toEqual(['Cannot', 'Firm d'])
  const box = cards[0]?.getBoundingClientRect() ?? new DOMRect()
  expect(box.top).toBeLessThanOrEqual(16)
  expect(box.left + box.width / 2).toBeCloseTo(document.documentElement.clientWidth / 2, 0)
})

test('SHELL-11 CONST-08 a toast disappears by itself after 5 s', async () => {
  stopTheClock()
  await render(<ToastRegion />)
  const start = performance.now()
  show()
  await expect.element(saved).toBeVisible()
  // Waiting for the toast has used up some time.
  vi.advanceTimersByTime(4999 - (performance.now() - start))
  await painted()
  expect(saved.query()).not.toBeNull()
  vi.advanceTimersByTime(1)
  await painted()
  expect(saved.query()).toBeNull()
})

test('SHELL-12 CONST-08 the countdown pauses while the pointer is over the toasts, and then continues with the time left', async () => {
  stopTheClock()
  await render(<ToastRegion />)
  const start = performance.now()
  show()
  vi.advanceTimersByTime(3000)
  await userEvent.hover(saved)
  const left = 5000 - (performance.now() - start)
  vi.advanceTimersByTime(60_000)
  await painted()
  await expect.element(saved).toBeVisible()
  await userEvent.unhover(saved)
  vi.advanceTimersByTime(left - 100)
  await painted()
  await expect.element(saved).toBeVisible()
  vi.advanceTimersByTime(200)
  await painted()
  expect(saved.query()).toBeNull()
})

test('DEC-41 the countdown also pauses while the keyboard focus is in a toast', async () => {
  stopTheClock()
  await render(<ToastRegion />)
  show()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  vi.advanceTimersByTime(60_000)
  await painted()
  await expect.element(saved).toBeVisible()
  ;(document.activeElement as HTMLElement).blur()
  vi.advanceTimersByTime(5000)
  await expect.element(saved).not.toBeInTheDocument()
})

test('SHELL-13 a toast can be closed early, and the focus returns to where it was', async () => {
  await render(
    <>
      <button type="button">Save Changes</button>
      <ToastRegion />
    </>,
  )
  const save = page.getByRole('button', { name: 'Save Changes' })
  await save.click()
  show()
  await expect.element(saved).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(saved).not.toBeInTheDocument()
  await expect.element(save).toHaveFocus()
})

test('a toast over a dialog can be read and closed, and the dialog stays', async () => {
  await render(
    <>
      <ToastRegion />
      <Modal title="Edit Owner" onClose={() => expect.unreachable()}>
        Form
      </Modal>
    </>,
  )
  show()
  await expect.element(page.getByRole('status')).toBeVisible()
  await region.getByRole('button', { name: 'Close' }).click()
  await expect.element(saved).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Edit Owner' })).toBeVisible()
})

test('on a phone a toast and its close button stay inside the window', async () => {
  await onWindowOf(390, 844)
  await render(<ToastRegion />)
  toast.error('Organization cannot be created', 'Failed to register organization. '.repeat(4))
  await expect.element(region.getByRole('button', { name: 'Close' })).toBeVisible()
  const card = region.getByRole('listitem').element().getBoundingClientRect()
  const cross = region.getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
  expect([card.left, card.right]).toEqual([16, 374])
  expect(cross.right).toBeLessThanOrEqual(card.right)
})

test('a toast may have one action, which also closes it', async () => {
  await render(<ToastRegion />)
  const undo = vi.fn()
  toast.success('Action Completed', 'Client archived successfully.', { label: 'Undo', onPress: undo })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Client archived successfully.')).not.toBeInTheDocument()
  expect(undo).toHaveBeenCalledTimes(1)
})
