import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Drawer } from './drawer.tsx'
import { Modal } from './modal.tsx'

const dialog = page.getByRole('dialog', { name: 'Edit Owner' })
const size = () => dialog.element().getBoundingClientRect()

test('SHELL-14 a modal is a dialog in the center of the page', async () => {
  await render(
    <Modal title="Edit Owner" onClose={() => undefined}>
      Form
    </Modal>,
  )
  await expect.element(dialog).toBeVisible()
  const box = size()
  expect(box.width).toBe(520)
  expect(box.left + box.width / 2).toBeCloseTo(innerWidth / 2, 0)
  expect(box.top + box.height / 2).toBeCloseTo(innerHeight / 2, -1)
})

test('SHELL-14 a fullscreen modal fills the whole screen', async () => {
  await render(
    <Modal title="Edit Owner" size="fullscreen" onClose={() => undefined}>
      Form
    </Modal>,
  )
  await expect.element(dialog).toBeVisible()
  expect([size().width, size().height]).toEqual([innerWidth, innerHeight])
})

function Opener({ isDismissable = true }: { isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      {isOpen && (
        <Modal title="Edit Owner" isDismissable={isDismissable} onClose={() => setOpen(false)}>
          <input aria-label="First Name" />
        </Modal>
      )}
    </>
  )
}

test('Esc closes a modal and the focus returns to its opener', async () => {
  await render(<Opener />)
  const opener = page.getByRole('button', { name: 'Edit' })
  await opener.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('Tab stays inside a modal', async () => {
  await render(<Opener />)
  await page.getByRole('button', { name: 'Edit' }).click()
  for (const _ of Array(5)) await userEvent.tab()
  expect(dialog.element().contains(document.activeElement)).toBe(true)
})

test('SHELL-15 a confirm modal shows its title, content, cancel label and confirm label', async () => {
  const [confirm, cancel] = [vi.fn(), vi.fn()]
  await render(
    <ConfirmDialog
      title="Discard Changes"
      cancelLabel="Cancel"
      confirmLabel="Discard"
      tone="danger"
      onConfirm={confirm}
      onCancel={cancel}
    >
      What you have changed here is not saved yet.
    </ConfirmDialog>,
  )
  const question = page.getByRole('alertdialog', { name: 'Discard Changes' })
  await expect.element(question).toMatchTextContent(/What you have changed here is not saved yet\./)
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await question.getByRole('button', { name: 'Discard' }).click()
  expect(confirm).toHaveBeenCalledTimes(1)
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(cancel).toHaveBeenCalledTimes(1)
})

test('a confirm modal with a running action ignores further presses and Esc', async () => {
  const [confirm, cancel] = [vi.fn(), vi.fn()]
  await render(
    <ConfirmDialog
      title="Discard Changes"
      cancelLabel="Cancel"
      confirmLabel="Discard"
      isPending
      onConfirm={confirm}
      onCancel={cancel}
    >
      Going
    </ConfirmDialog>,
  )
  await page.getByRole('button', { name: 'Discard' }).click()
  await userEvent.keyboard('{Escape}')
  expect(confirm).not.toHaveBeenCalled()
  expect(cancel).not.toHaveBeenCalled()
})

test('a drawer closes by a press outside', async () => {
  const close = vi.fn()
  await render(
    <Drawer name="Menu" onClose={close}>
      Navigation
    </Drawer>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await userEvent.click(document.body, { position: { x: 1000, y: 400 }, force: true })
  await expect.poll(() => close.mock.calls.length).toBe(1)
})
