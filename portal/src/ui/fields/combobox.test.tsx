import axe from 'axe-core'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { onPhone } from '../../../testing/screen.ts'
import { animationsEnded } from '../behaviour/animations-ended.ts'
import { Combobox } from './combobox.tsx'

const options = ['Canada', 'United States', 'United Kingdom', 'Niger', 'Nigeria'].map((label) => ({
  value: label.toUpperCase(),
  label,
}))

function Country({ start = null }: { start?: string | null }) {
  const [value, setValue] = useState(start)
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      <Combobox
        label="Country"
        options={options}
        value={value}
        onChange={setValue}
        onBlur={() => setLeft(true)}
        isInvalid={isLeft && value === null}
        errorMessage="Select a country"
      />
      <button type="button">Next</button>
      <output>{value ?? 'none'}</output>
    </>
  )
}

const country = page.getByRole('combobox', { name: 'Country' })
const expectField = async (value: string, text: string) => {
  await expect.element(page.getByRole('status')).toHaveTextContent(value)
  await expect.element(country).toHaveValue(text)
}

test.each([
  ['Canada', 'CANADA', 'Canada'],
  ['canada', 'CANADA', 'Canada'],
  ['kingd', 'UNITED KINGDOM', 'United Kingdom'],
  ['niger', 'NIGER', 'Niger'],
])('typing %s and pressing Tab or Enter selects the matching option', async (typed, value, label) => {
  const { rerender } = await render(<Country key="tab" />)
  await userEvent.type(country, typed)
  await userEvent.tab()
  await expectField(value, label)
  await rerender(<Country key="enter" />)
  await userEvent.type(country, `${typed}{Enter}`)
  await expectField(value, label)
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

test.each(['Atlantis', 'united'])(
  '%s does not match exactly one option: the text stays, and the field shows its error',
  async (typed) => {
    await render(<Country start="CANADA" />)
    await userEvent.fill(country, typed)
    await userEvent.tab()
    await expectField('none', typed)
    await expect.element(page.getByText('Select a country')).toBeVisible()
  },
)

test('Enter on a text without a matching option keeps it and shows the error', async () => {
  await render(<Country />)
  await userEvent.type(country, 'Atlantis{Enter}')
  await expectField('none', 'Atlantis')
  await expect.element(page.getByText('Select a country')).toBeVisible()
})

test('a cleared field has no value', async () => {
  await render(<Country start="CANADA" />)
  await userEvent.clear(country)
  await userEvent.tab()
  await expectField('none', '')
})

test('an option chosen with the arrow keys wins over the text', async () => {
  await render(<Country />)
  await userEvent.type(country, 'united{ArrowDown}{ArrowDown}{Enter}')
  await expectField('UNITED KINGDOM', 'United Kingdom')
})

describe('on a phone', () => {
  beforeEach(onPhone)
  afterEach(() => {
    vi.restoreAllMocks()
  })

  const field = page.getByRole('button', { name: /^Country/ })
  const search = page.getByRole('textbox', { name: 'Country' })
  const sheet = page.getByRole('dialog', { name: 'Country' })
  const option = (name: string) => sheet.getByRole('button', { name, exact: true })

  test('the list is a full-page sheet with a search field, and a choice closes it', async () => {
    await render(<Country />)
    await expect.element(field).toHaveTextContent('Select')
    await field.click()
    await expect.element(option('Canada')).toBeVisible()
    await animationsEnded()
    const { left, top, width, height } = sheet.element().getBoundingClientRect()
    expect([left, top, width, height]).toEqual([0, 0, 390, 844])
    expect((await axe.run(sheet.element())).violations).toEqual([])
    await userEvent.type(search, 'united')
    await expect.element(option('Canada')).not.toBeInTheDocument()
    await option('United Kingdom').click()
    await expect.element(page.getByRole('status')).toHaveTextContent('UNITED KINGDOM')
    await expect.element(field).toHaveTextContent('United Kingdom')
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
    await field.click()
    await expect.element(option('United Kingdom')).toHaveAttribute('aria-current', 'true')
    await userEvent.type(search, 'cana')
    ;(sheet.getByRole('button', { name: 'Clear Country' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(search).toHaveValue('')
    await userEvent.type(search, 'cana{Enter}')
    await expect.element(field).toHaveTextContent('Canada')
  })

  test('the sheet ends above the on-screen keyboard', async () => {
    await render(<Country />)
    await field.click()
    const screen = window.visualViewport as VisualViewport
    vi.spyOn(screen, 'height', 'get').mockReturnValue(420)
    screen.dispatchEvent(new Event('resize'))
    await expect.poll(() => sheet.element().parentElement?.getBoundingClientRect().height).toBe(420)
  })

  test('when the sheet is closed without a choice, the field keeps its value or shows its error', async () => {
    const { rerender } = await render(<Country key="chosen" start="CANADA" />)
    await field.click()
    await userEvent.type(search, 'zzz')
    await expect.element(page.getByText('No matches')).toBeVisible()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('status')).toHaveTextContent('CANADA')
    await expect.element(page.getByText('Select a country')).not.toBeInTheDocument()
    await rerender(<Country key="empty" />)
    await field.click()
    await expect.element(sheet).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveAccessibleDescription('Select a country')
  })
})
