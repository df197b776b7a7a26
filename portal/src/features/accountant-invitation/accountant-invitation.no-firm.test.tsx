import type { AccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleInvitationToTeam } from '../../../testing/accountant-invitation.ts'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { writePageData } from '../../../testing/page-state.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleOrganization } from '../../../testing/sample-records.ts'
import { inTheme, onWindowOf } from '../../../testing/screen.ts'
import { finish, growth, heading as headed, openLastStep, withoutFirm } from '../../../testing/wizard.ts'
import { getAccountantInvitation, registerOrganization } from '../../api/contract.ts'

const { uuid: UUID } = sampleInvitationToTeam()
const path = `/accountant-invitations/${UUID}`
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = page.getByRole('heading', { level: 1 })
/** Where the server redirects someone without a firm who opens the mail's link. */
const wizard = `/create-organization?invitation=${UUID}`
const invitedWithoutFirm = (changes: Partial<AccountantInvitation> = {}) => {
  const server = withoutFirm()
  server.answer(getAccountantInvitation, sampleInvitationToTeam(changes))
  return server
}

test('DEC-62 someone without a firm sees who invited them to what, and that accepting needs a firm', async () => {
  invitedWithoutFirm()
  writePageData({ ownBooksUrl: 'https://books.example/open/account-1' })
  await renderApp(wizard)
  await expect.element(heading).toHaveTextContent("Rosa Delgado invited you to Harbour & Pine Joinery's team")
  await expect
    .element(page.getByText('To accept, register your accounting firm in Partner Hub first. Then you come back here.'))
    .toBeVisible()
  expect(document.title).toBe('Invitation to a team · Partner Hub')
  expect([button('Accept').query(), button('Decline').query()]).toEqual([null, null])
  await button('Register an accounting firm').click()
  await expect.element(headed('Welcome to the Partner Hub! Tell us about yourself.')).toHaveFocus()
})

test('DEC-81 DEC-62 a registration that began at an invitation ends there, also after a step and a reload', async () => {
  const server = invitedWithoutFirm()
  server.answer(registerOrganization, sampleOrganization())
  const { goTo, router } = await openLastStep(growth, `?invitation=${UUID}`)
  await button('Back').click()
  await button('Next').click()
  expect(router.state.location.search).toBe(`?invitation=${UUID}`)
  await finish.click()
  await expect.poll(() => goTo.mock.calls).toEqual([[path]])
})

test.each([
  ['WITHDRAWN', 'The invitation was withdrawn'],
  ['EXPIRED', 'This invitation has expired'],
] as const)('DEC-62 someone without a firm reads that the invitation is %s', async (state, title) => {
  invitedWithoutFirm({ state })
  await renderApp(wizard)
  await expect.element(heading).toHaveTextContent(title)
  await expect.element(button('Register an accounting firm')).toBeVisible()
})

test.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)('at %i px in %s the invitation of someone without a firm has no axe violations', async (width, theme) => {
  await onWindowOf(width)
  inTheme(theme)
  invitedWithoutFirm()
  await renderApp(wizard)
  await expect.element(button('Register an accounting firm')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(width)
})
