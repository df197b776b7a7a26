import { Archive, Lock } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu } from './menu.tsx'

const opener = page.getByRole('button', { name: 'More Actions' })
const item = (name: string) => page.getByRole('menuitem', { name })

const show = async () => {
  const act = vi.fn()
  await render(
    <Menu
      label="More Actions"
      actions={[
        { key: 'archive', label: 'Archive Client', icon: Archive },
        { key: 'remove', label: 'Remove Access', icon: Lock, tone: 'danger' },
      ]}
      onAction={act}
    />,
  )
  return act
}

test('a menu works by keyboard alone and returns the focus', async () => {
  const act = await show()
  ;(opener.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Archive Client')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(opener).toHaveFocus()
  expect(act.mock.calls).toEqual([['remove']])
})

test('Esc closes a menu without acting', async () => {
  const act = await show()
  await opener.click()
  await expect.element(item('Remove Access')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(item('Remove Access')).not.toBeInTheDocument()
  expect(act).not.toHaveBeenCalled()
})
