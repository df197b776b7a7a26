import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { button, GRACE, invite, open, view } from '../../../testing/acceptance-world.ts'
import { onPhone } from '../../../testing/screen.ts'
import { acceptInvitation, readInvitation } from '../../api/contract.ts'

const isOnScreen = (name: string) => {
  const { top, bottom } = button(name).element().getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}
const message = 'Here are your books.\n'.repeat(40)

test('on a phone the answers are on the first screen, however long the message, signed out and signed in', async () => {
  await onPhone()
  const server = invite({ message })
  await open()
  await expect.element(button('Sign up to accept')).toBeVisible()
  expect(['Sign in to accept', 'Sign up to accept', 'Decline the invitation'].filter(isOnScreen)).toHaveLength(3)
  await cleanup()
  server.answer(readInvitation, view({ signed_in_as: GRACE, message }))
  await open()
  await expect.element(button('Accept')).toBeVisible()
  expect(['Accept', 'Decline', 'Not you?'].filter(isOnScreen)).toHaveLength(3)
  expect(window.scrollY).toBe(0)
})

test('on a phone a failed answer shows its error next to the answers, which stay on screen', async () => {
  await onPhone()
  const server = invite({ signed_in_as: GRACE, message })
  server.refuse(acceptInvitation, 429, { code: 'too_many_requests', detail: 'Slow down' })
  await open()
  await button('Accept').click()
  await expect.element(page.getByRole('alert')).toBeInViewport()
  window.scrollTo(0, 0)
  await expect.element(page.getByRole('alert')).toBeInViewport()
  expect(['Accept', 'Decline'].filter(isOnScreen)).toHaveLength(2)
})
