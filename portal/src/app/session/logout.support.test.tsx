import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { memberOfFirm, renderApp } from '../../../testing/render-app.tsx'
import { confirmCleared, endSession } from '../../api/contract.ts'

const away = 'https://id.example/oauth/logout'

/** Logs out from a browser with a support-session cookie. */
const loggedOut = () => {
  const server = memberOfFirm()
  server.answer(endSession, { sign_out_url: away, had_support_cookie: true })
  return server
}

const saysIncomplete = async () => {
  const notice = page.getByRole('alert')
  await expect.element(notice).toMatchTextContent('Session clearing incomplete')
  await expect.element(notice).toMatchTextContent('Some support cookies might remain after logout.')
}

test('ERR-57 a logout that cannot remove the support cookies says so before it continues to the sign-out', async () => {
  loggedOut().answer(confirmCleared, { cleared: false })
  const { goTo } = await renderApp('/logout')
  await saysIncomplete()
  expect(await axeViolations()).toEqual([])
  expect(goTo).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(goTo.mock.calls).toEqual([[away]])
})

test('ERR-57 a support cookie whose removal is not confirmed counts as left behind', async () => {
  loggedOut().refuse(confirmCleared, 503)
  await renderApp('/logout')
  await saysIncomplete()
})

test('AUTH-08 once the next request confirms the removal, the sign-out follows without a message', async () => {
  loggedOut().answer(confirmCleared, { cleared: true })
  const { goTo } = await renderApp('/logout')
  await expect.poll(() => goTo.mock.calls).toEqual([[away]])
  expect(page.getByRole('alert').query()).toBeNull()
})

test('without a support cookie the logout does not check for one', async () => {
  const server = memberOfFirm()
  server.answer(endSession, { sign_out_url: away })
  server.answer(confirmCleared, { cleared: true })
  const { goTo } = await renderApp('/logout')
  await expect.poll(() => goTo.mock.calls).toEqual([[away]])
  expect(server.callsOf(confirmCleared)).toEqual([])
})
