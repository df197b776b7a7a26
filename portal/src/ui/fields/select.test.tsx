import axe from 'axe-core'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { onPhone } from '../../../testing/screen.ts'
import { animationsEnded } from '../behaviour/animations-ended.ts'
import { Combobox } from './combobox.tsx'
import { Select } from './select.tsx'

const sizes = ['1-5', '6-20', '21-50'].map((value) => ({ value: `v${value}`, label: value }))
const countries = [
  { value: 'CA', label: 'Canada', group: 'Main' },
  { value: 'AR', label: 'Argentina', group: 'Other' },
  { value: 'AT', label: 'Austria', group: 'Other' },
]

function SelectExample({ onChange }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState<string | null>(null)
  const change = (next: string) => {
    setValue(next)
    onChange?.(next)
  }
  return (
    <Select label="Number of clients" placeholder="Select a number" options={sizes} value={value} onChange={change} />
  )
}

const button = page.getByRole('button', { name: /Number of clients/ })

test('a select works by keyboard alone', async () => {
  const change = vi.fn()
  await render(<SelectExample onChange={change} />)
  await expect.element(button).toHaveTextContent('Select a number')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: '1-5' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(button).toHaveTextContent('6-20')
  expect(change).toHaveBeenCalledExactlyOnceWith('v6-20')
})

test('an open select has no axe violations', async () => {
  await render(<SelectExample />)
  await button.click()
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await animationsEnded()
  const { violations } = await axe.run(page.getByRole('listbox').element().parentElement ?? document.body)
  expect(violations).toEqual([])
})

test('on a phone the list of a select is a sheet at the bottom edge', async () => {
  await onPhone()
  await render(<SelectExample />)
  await button.click()
  await animationsEnded()
  const sheet = page.getByRole('listbox').element().parentElement?.getBoundingClientRect()
  expect([sheet?.left, sheet?.width, sheet?.bottom]).toEqual([0, 390, 844])
})

function ComboboxExample({ onBlur }: { onBlur?: () => void }) {
  const [value, setValue] = useState<string | null>('CA')
  return <Combobox label="Country" options={countries} value={value} onChange={setValue} onBlur={onBlur} />
}

test('a combobox matches letters inside a name, highlights them, and selects with Enter', async () => {
  await render(<ComboboxExample />)
  const box = page.getByRole('combobox', { name: 'Country' })
  await expect.element(box).toHaveValue('Canada')
  await box.fill('ust')
  await expect.element(page.getByRole('option')).toHaveTextContent('Austria')
  expect(page.getByRole('option').element().querySelector('b')?.textContent).toBe('ust')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(box).toHaveValue('Austria')
})

test('a combobox lists its groups in order, says when nothing matches, and calls onBlur', async () => {
  const onBlur = vi.fn()
  await render(<ComboboxExample onBlur={onBlur} />)
  const box = page.getByRole('combobox', { name: 'Country' })
  await page.getByRole('button', { name: /Show options/ }).click()
  await expect.element(page.getByRole('group', { name: 'Main' })).toBeVisible()
  expect(
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['Canada', 'Argentina', 'Austria'])
  await box.fill('zzz')
  await expect.element(page.getByText('No matches')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.tab()
  await expect.poll(() => onBlur.mock.calls.length).toBe(1)
})
