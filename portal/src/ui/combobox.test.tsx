import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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
const holds = async (value: string, text: string) => {
  await expect.element(page.getByRole('status')).toHaveTextContent(value)
  await expect.element(country).toHaveValue(text)
}

test.each([
  ['Canada', 'CANADA', 'Canada'],
  ['canada', 'CANADA', 'Canada'],
  ['kingd', 'UNITED KINGDOM', 'United Kingdom'],
  ['niger', 'NIGER', 'Niger'],
])('%s and Tab or Enter takes the option that is meant', async (typed, value, label) => {
  const { rerender } = await render(<Country key="tab" />)
  await userEvent.type(country, typed)
  await userEvent.tab()
  await holds(value, label)
  await rerender(<Country key="enter" />)
  await userEvent.type(country, `${typed}{Enter}`)
  await holds(value, label)
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

test.each(['Atlantis', 'united'])('%s means no option: it stays, and the field says what it wants', async (typed) => {
  await render(<Country start="CANADA" />)
  await userEvent.fill(country, typed)
  await userEvent.tab()
  await holds('none', typed)
  await expect.element(page.getByText('Select a country')).toBeVisible()
})

test('Enter on a text that means no option keeps it and says what the field wants', async () => {
  await render(<Country />)
  await userEvent.type(country, 'Atlantis{Enter}')
  await holds('none', 'Atlantis')
  await expect.element(page.getByText('Select a country')).toBeVisible()
})

test('an emptied field holds nothing', async () => {
  await render(<Country start="CANADA" />)
  await userEvent.clear(country)
  await userEvent.tab()
  await holds('none', '')
})

test('an option chosen by the arrows is taken, not the text', async () => {
  await render(<Country />)
  await userEvent.type(country, 'united{ArrowDown}{ArrowDown}{Enter}')
  await holds('UNITED KINGDOM', 'United Kingdom')
})
