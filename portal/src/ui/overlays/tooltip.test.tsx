import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tooltip } from './tooltip.tsx'

const invite = page.getByRole('button', { name: 'Invite Owner' })
const tooltip = page.getByRole('tooltip')
const example = (
  <div style={{ padding: 100 }}>
    <Tooltip text="You must select a plan first">
      <button type="button">Invite Owner</button>
    </Tooltip>
  </div>
)

test('a tooltip opens at once on keyboard focus, above its control, and Esc closes it', async () => {
  await render(example)
  await userEvent.tab()
  await expect.element(tooltip).toBeVisible()
  await expect.element(invite).toHaveAccessibleDescription('You must select a plan first')
  const [words, control] = [tooltip, invite].map((part) => part.element().getBoundingClientRect())
  expect(words?.bottom).toBeLessThanOrEqual(control?.top ?? 0)
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip).not.toBeInTheDocument()
})

test('on hover a tooltip opens after 400 ms, stays while hovered itself, and closes when left', async () => {
  await render(example)
  const start = performance.now()
  await userEvent.hover(invite)
  await expect.element(tooltip).toBeVisible()
  expect(performance.now() - start).toBeGreaterThanOrEqual(400)
  await userEvent.hover(tooltip)
  await new Promise((done) => setTimeout(done, 300))
  await expect.element(tooltip).toBeVisible()
  await userEvent.unhover(tooltip)
  await expect.element(tooltip).not.toBeInTheDocument()
})

const tap = (on: Element) => {
  for (const kind of ['pointerenter', 'pointerdown', 'pointerup', 'pointerleave'])
    on.dispatchEvent(new PointerEvent(kind, { pointerType: 'touch', bubbles: true }))
}

test('on touch a disabled control shows its tooltip when pressed, an enabled one does not', async () => {
  await render(
    <div style={{ padding: 100 }}>
      <Tooltip text="You must select a plan first">
        <button type="button" aria-disabled>
          Invite Owner
        </button>
      </Tooltip>
      <Tooltip text="Opens the menu">
        <button type="button">More</button>
      </Tooltip>
    </div>,
  )
  tap(invite.element())
  await expect.element(tooltip).toHaveTextContent('You must select a plan first')
  tap(page.getByRole('button', { name: 'More' }).element())
  await expect.element(tooltip).not.toBeInTheDocument()
})
