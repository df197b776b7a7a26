import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { invitationOfFirm, message, open, send } from '../../../testing/invitation-world.ts'
import { roleRefusal, saidOnceIn } from '../../../testing/role-refusal.ts'
import { sendInvitation } from '../../api/contract.ts'

test('DEC-97 if the role has changed, a refused invitation shows its error at the form and keeps the text', async () => {
  invitationOfFirm().refuse(sendInvitation, 403, roleRefusal('invite_owners'))
  await open()
  await message.fill('Hi Grace, here it is')
  await send.click()
  await saidOnceIn(page.getByRole('main'), 'invite_owners')
  await expect.element(message).toHaveValue('Hi Grace, here it is')
})
