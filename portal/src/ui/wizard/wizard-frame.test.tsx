import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { onWindowOf } from '../../../testing/screen.ts'
import { Button } from '../actions/button.tsx'
import { WizardFrame } from './wizard-frame.tsx'

const steps = [{ title: 'Profile' }, { title: 'Business' }, { title: 'Growth' }]
const wizard = (onSubmit = () => undefined) => (
  <WizardFrame
    about="Partner Hub"
    steps={steps}
    current={1}
    title="Tell us about your firm."
    onSubmit={onSubmit}
    buttons={
      <Button type="submit" tone="primary" size="lg">
        Next
      </Button>
    }
  >
    <input aria-label="Firm name" />
  </WizardFrame>
)

test('the stepper beside the form lists all steps and marks the current one', async () => {
  await render(wizard())
  const items = page.getByRole('complementary').getByRole('listitem').elements()
  expect(items.map((item) => item.textContent)).toEqual(['Profile (done)', '2Business', '3Growth'])
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  await expect.element(page.getByText('Step 2 of 3')).not.toBeVisible()
})

test('on a phone the steps are one line, and the buttons fill the bottom bar', async () => {
  await onWindowOf(390, 844)
  await render(wizard())
  await expect.element(page.getByText('Step 2 of 3')).toBeVisible()
  await expect.element(page.getByText('Growth')).not.toBeVisible()
  const next = page.getByRole('button', { name: 'Next' }).element().getBoundingClientRect()
  expect([next.width, next.height]).toEqual([358, 44])
})

test('Enter in a field submits the step', async () => {
  const submit = vi.fn()
  await render(wizard(submit))
  await page.getByLabelText('Firm name').click()
  await userEvent.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledTimes(1)
})
