import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'

test('a disabled button keeps its place in the tab order, ignores presses and says why', async () => {
  const press = vi.fn()
  await render(
    <Button isDisabled disabledReason="Nothing has changed yet" onPress={press}>
      Save Changes
    </Button>,
  )
  const save = page.getByRole('button', { name: 'Save Changes' })
  await expect.element(save).toBeDisabled()
  await userEvent.tab()
  await expect.element(save).toHaveFocus()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Nothing has changed yet')
  await expect.element(save).toHaveAccessibleDescription('Nothing has changed yet')
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
})

test('Enter in a field does not send a form whose button is disabled', async () => {
  const send = vi.fn()
  await render(
    <form action={send}>
      <input aria-label="Firm name" />
      <Button type="submit" isDisabled>
        Next
      </Button>
    </form>,
  )
  await page.getByLabelText('Firm name').click()
  await userEvent.keyboard('{Enter}')
  expect(send).not.toHaveBeenCalled()
})

test('a pending button is busy, keeps its width and ignores further presses', async () => {
  const press = vi.fn()
  const { rerender } = await render(<Button onPress={press}>Save Changes</Button>)
  const save = page.getByRole('button', { name: 'Save Changes' })
  const width = save.element().getBoundingClientRect().width
  await rerender(
    <Button onPress={press} isPending>
      Save Changes
    </Button>,
  )
  await save.click()
  expect(press).not.toHaveBeenCalled()
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  expect(save.element().getBoundingClientRect().width).toBeCloseTo(width, 0)
})

test('a double click on a button that makes a call or submits a form counts as one press, elsewhere as two', async () => {
  const [call, send, turn] = [vi.fn(), vi.fn(), vi.fn()]
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Button isPending={false} onPress={call}>
        Archive
      </Button>
      <Button type="submit">Next</Button>
      <Button onPress={turn}>Show</Button>
    </form>,
  )
  for (const name of ['Archive', 'Next', 'Show']) await page.getByRole('button', { name }).dblClick()
  expect([call, send, turn].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 2])
  await page.getByRole('button', { name: 'Archive' }).click()
  expect(call).toHaveBeenCalledTimes(2)
})
