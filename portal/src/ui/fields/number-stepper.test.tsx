import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Seats } from './number-stepper.stories.tsx'
import { NumberStepper } from './number-stepper.tsx'

const field = page.getByRole('spinbutton', { name: 'Team member seats' })
const names = { label: 'Team member seats', fewer: 'One seat fewer', more: 'One seat more' }

test('the buttons and the arrow keys step by one, and the page keys by ten', async () => {
  await render(<Seats />)
  await page.getByRole('button', { name: 'One seat more' }).click()
  await expect.element(field).toHaveValue('4')
  await page.getByRole('button', { name: 'One seat fewer' }).click()
  await field.click()
  await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowDown}')
  await expect.element(field).toHaveValue('13')
})

test('a typed number counts once it is left, within the limits', async () => {
  await render(<Seats />)
  await field.fill('5000')
  await userEvent.tab()
  await expect.element(field).toHaveValue('1000')
  await field.fill('')
  await userEvent.tab()
  await expect.element(field).toHaveValue('1000')
})

test('at its end a button keeps the focus and does nothing', async () => {
  const change = vi.fn()
  await render(<NumberStepper {...names} value={1} min={1} max={2} onChange={change} />)
  const fewer = page.getByRole('button', { name: 'One seat fewer' })
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true')
  ;(fewer.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(fewer).toHaveFocus()
  expect(change).not.toHaveBeenCalled()
})
