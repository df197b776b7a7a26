import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CheckBox } from './check-box.tsx'
import { CheckCard } from './check-card.tsx'
import { Checkbox } from './checkbox.tsx'
import { FieldGroup } from './field-group.tsx'
import { RadioCard, RadioGroup } from './radio-group.tsx'

test('the whole label is the target, and Space works too', async () => {
  const change = vi.fn()
  await render(<Checkbox onChange={change}>Keep me signed in</Checkbox>)
  await page.getByText('Keep me signed in').click()
  expect(change).toHaveBeenLastCalledWith(true)
  await userEvent.keyboard(' ')
  expect(change).toHaveBeenLastCalledWith(false)
})

test('a box of which only some rows are selected is mixed', async () => {
  await render(<CheckBox aria-label="Select all" isMixed />)
  await expect.element(page.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
})

test('a missing choice turns the asterisk red and is announced with the group', async () => {
  const group = (isInvalid: boolean) => (
    <FieldGroup legend="Services offered" isRequired isInvalid={isInvalid} errorMessage="Select at least one service">
      <CheckCard>Accounting</CheckCard>
    </FieldGroup>
  )
  const { rerender } = await render(group(false))
  const colour = () => getComputedStyle(page.getByText('*').element()).color
  const quiet = colour()
  await rerender(group(true))
  expect(colour()).not.toBe(quiet)
  await expect
    .element(page.getByRole('group', { name: 'Services offered (required)' }))
    .toHaveAccessibleDescription('Select at least one service')
})

function Payer() {
  const [value, setValue] = useState<string | null>('firm')
  return (
    <RadioGroup legend="Who pays" value={value} onChange={setValue}>
      <RadioCard value="firm">My Firm</RadioCard>
      <RadioCard value="client" text="30 days for free">
        The Client
      </RadioCard>
    </RadioGroup>
  )
}

test('arrow keys move the choice among radio cards', async () => {
  await render(<Payer />)
  await userEvent.tab()
  await expect.element(page.getByRole('radio', { name: /My Firm/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: /The Client/ })).toBeChecked()
})
