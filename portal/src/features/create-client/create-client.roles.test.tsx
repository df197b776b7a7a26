import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, heading, newClient, openBillingStep, textsOf, withFirm } from '../../../testing/client-wizard.ts'
import { heldTabs } from '../../../testing/held-tabs.ts'
import { readAs } from '../../../testing/render-app.tsx'
import { roleRefusal, saidOnceIn } from '../../../testing/role-refusal.ts'
import { openClientAccount, registerClient } from '../../api/contract.ts'

const main = page.getByRole('main')

test('DEC-97 a Member whose firm pays can open the account but not choose a plan', async () => {
  const { opened } = heldTabs()
  const server = withFirm()
  readAs('member')
  server.answer(registerClient, newClient({ billing_owner: 'ACCOUNTANT' }))
  server.answer(openClientAccount, { url: 'https://books.example/open/account-9' })
  await openBillingStep()
  await button('Finish').click()
  await expect.element(heading("Your Client's Account is Created!")).toBeVisible()
  expect(textsOf(main.getByRole('button'))).toEqual(['Get Started (opens in a new tab)', 'Create another'])
  await main.getByRole('button', { name: /^Get Started/ }).click()
  await expect.poll(() => server.callsOf(openClientAccount).map(({ url }) => url.search)).toEqual([''])
  expect(opened).toHaveBeenCalledOnce()
})

test('DEC-97 CREATE-23 a Member reads who selects the plan that the firm pays for', async () => {
  withFirm()
  readAs('member')
  await openBillingStep({})
  await expect
    .element(page.getByRole('group', { name: "Who will pay for your client's plan?" }))
    .toMatchTextContent(
      /An Owner, Admin, or Billing member of your firm selects the plan; then the owner can be invited\./,
    )
})

test('DEC-97 if the role has changed, a refused registration shows at the form which roles may', async () => {
  withFirm().refuse(registerClient, 403, roleRefusal('create_clients'))
  await openBillingStep()
  await button('Finish').click()
  await saidOnceIn(main, 'create_clients')
  expect(main.getByRole('alert').element().textContent).not.toContain('press Finish again')
})

test('DEC-97 if the role has changed, a refused account opening shows on the created screen only', async () => {
  heldTabs()
  const server = withFirm()
  server.answer(registerClient, newClient({ billing_owner: 'CLIENT' }))
  server.refuse(openClientAccount, 403, roleRefusal('open_accounts'))
  await openBillingStep()
  await button('Finish').click()
  await main.getByRole('button', { name: /^Get Started/ }).click()
  await saidOnceIn(main, 'open_accounts')
})
