import { Controller, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from './text-field.tsx'

test('an error is shown under its field and is its description', async () => {
  await render(<TextField label="To" hint="One address" isInvalid errorMessage="Enter a valid email" />)
  const field = page.getByRole('textbox', { name: 'To' })
  await expect.element(field).toBeInvalid()
  await expect.element(field).toHaveAccessibleDescription('One address Enter a valid email')
  const [box, error] = [field, page.getByText('Enter a valid email')].map((part) =>
    part.element().getBoundingClientRect(),
  )
  expect(error?.top).toBeGreaterThan(box?.bottom ?? 0)
})

test('a limited field counts from the start and allows exceeding the limit', async () => {
  await render(<TextField label="Subject" defaultValue="Hello" limit={8} />)
  await expect.element(page.getByText('5 / 8')).toBeVisible()
  await page.getByLabelText('Subject').click()
  await userEvent.keyboard('{End} there')
  await expect.element(page.getByText('11 / 8')).toBeVisible()
  await expect.element(page.getByLabelText('Subject')).toHaveValue('Hello there')
})

test('a password can be shown and hidden, and keeps its value', async () => {
  await render(<TextField label="Password" type="password" defaultValue="correct horse" />)
  const field = page.getByLabelText('Password', { exact: true })
  await expect.element(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(field).toHaveValue('correct horse')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})

function Form() {
  const { control, handleSubmit } = useForm({ defaultValues: { name: '' }, mode: 'onTouched' })
  return (
    <form onSubmit={handleSubmit(() => undefined)}>
      <Controller
        control={control}
        name="name"
        rules={{ required: 'Enter a name' }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label="Firm name"
            isInvalid={fieldState.invalid}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <button type="submit">Next</button>
    </form>
  )
}

test('with react-hook-form it validates on blur, clears the error once valid, and gets the focus on a failed submit', async () => {
  await render(<Form />)
  const field = page.getByRole('textbox', { name: 'Firm name' })
  await field.click()
  await userEvent.tab()
  await expect.element(page.getByText('Enter a name')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('Alder')
  await expect.element(page.getByText('Enter a name')).not.toBeInTheDocument()
})
