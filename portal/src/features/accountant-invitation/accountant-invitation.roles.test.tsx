import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleInvitationToTeam } from '../../../testing/accountant-invitation.ts'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { memberOfFirm, readAs, renderApp } from '../../../testing/render-app.tsx'
import { roleRefusal, saidOnceIn } from '../../../testing/role-refusal.ts'
import { onWindowOf } from '../../../testing/screen.ts'
import { acceptAccountantInvitation, getAccountantInvitation } from '../../api/contract.ts'

const path = `/accountant-invitations/${sampleInvitationToTeam().uuid}`
const button = (name: string) => page.getByRole('button', { name, exact: true })

const invited = () => {
  const server = memberOfFirm()
  server.answer(getAccountantInvitation, sampleInvitationToTeam())
  return server
}

test.each([1440, 390])(
  'DEC-97 at %i px Billing reads who invites, that they cannot accept, and whom to ask',
  async (width) => {
    await onWindowOf(width)
    invited()
    readAs('billing')
    await renderApp(path)
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent("Rosa Delgado invited you to Harbour & Pine Joinery's team")
    await expect.element(page.getByText('Only Owners, Admins, and Members can add clients.')).toBeVisible()
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual([
      "You can't accept this invitationIt was sent to you alone, and your role in the firm can't add clients.",
      'Ask Rosa Delgado to invite a colleagueAn Owner, Admin, or Member of your firm can accept. The owner invites them in Northwind Books, under Team.',
      'Tell an Owner or Admin of your firmThey can agree with the client on whom to invite.',
    ])
    for (const answer of ['Accept', 'Decline']) expect(button(answer).query()).toBeNull()
    await expect.element(page.getByRole('link', { name: 'Go to Clients' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  },
)

test('DEC-97 if the role has changed, a refused answer shows at the buttons which roles may', async () => {
  invited().refuse(acceptAccountantInvitation, 403, roleRefusal('create_clients'))
  await renderApp(path)
  await button('Accept').click()
  await saidOnceIn(page.getByRole('contentinfo'), 'create_clients')
})
