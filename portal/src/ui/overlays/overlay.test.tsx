import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { beginActivity } from './activities.ts'
import { LoadingOverlay } from './overlay.tsx'
import { ToastRegion, toast } from './toast.tsx'

const overlay = page.getByRole('status')

test('SHELL-08 a full-screen overlay shows while a named activity is running', async () => {
  await render(<LoadingOverlay />)
  await expect.element(overlay).not.toBeInTheDocument()
  const end = beginActivity('registering the firm')
  await expect.element(overlay).toHaveTextContent('Loading')
  const box = overlay.element().getBoundingClientRect()
  expect([box.left, box.top, box.width, box.height]).toEqual([0, 0, innerWidth, innerHeight])
  end()
  await expect.element(overlay).not.toBeInTheDocument()
})

test('SHELL-09 with two activities the overlay stays until both have ended', async () => {
  await render(<LoadingOverlay />)
  const endFirst = beginActivity('loading')
  const endSecond = beginActivity('loading')
  await expect.element(overlay).toBeVisible()
  endFirst()
  endFirst()
  await expect.element(overlay).toBeVisible()
  endSecond()
  await expect.element(overlay).not.toBeInTheDocument()
})

test('content under the overlay gets neither keys nor focus, and gets the focus back afterwards', async () => {
  const pressed = vi.fn()
  await render(
    <>
      <button type="button" onClick={pressed}>
        Finish
      </button>
      <LoadingOverlay />
    </>,
  )
  const finish = page.getByRole('button', { name: 'Finish' })
  await finish.click()
  const end = beginActivity('registering the firm', "Getting Your Client's Account Ready...")
  await expect.element(overlay).toHaveTextContent("Getting Your Client's Account Ready...")
  await userEvent.keyboard('{Enter}')
  expect(pressed).toHaveBeenCalledTimes(1)
  end()
  await expect.element(finish).toHaveFocus()
})

test('a toast can still be closed over the overlay', async () => {
  await render(
    <>
      <ToastRegion />
      <LoadingOverlay />
    </>,
  )
  const end = beginActivity('loading')
  toast.error('Error', 'Failed to load clients')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText('Failed to load clients')).not.toBeInTheDocument()
  end()
})
