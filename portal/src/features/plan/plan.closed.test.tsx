import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clientOfFirm } from '../../../testing/client-world.ts'
import { act, billingPath, planOfFirm, planPath } from '../../../testing/plan-world.ts'
import { readAs, renderApp } from '../../../testing/render-app.tsx'
import { samplePreview } from '../../../testing/sample-plan.ts'
import { getBusinessClient, getSubscription, previewPlan } from '../../api/contract.ts'

const heading = page.getByRole('heading', { level: 1 })

test('DEC-97 a Member has no plan page, and reads who has', async () => {
  const server = planOfFirm()
  readAs('member')
  await renderApp(planPath)
  await expect.element(heading).toMatchTextContent("You don't have access to this page")
  await expect.element(page.getByText('Only Owners, Admins, and Billing members can choose plans.')).toBeVisible()
  expect(server.asked()).toEqual([])
})

test.each(['owner', 'admin', 'billing'] as const)('DEC-97 the plan page is open to %s', async (role) => {
  planOfFirm()
  readAs(role)
  await renderApp(planPath)
  await expect.element(act('Select Plan')).toBeVisible()
})

test.each([
  ['PERM-11 a client that pays itself', { billing_owner: 'CLIENT' } as const, 'Your client pays for this plan'],
  ['an archived client', { billing_owner: 'ACCOUNTANT', status: 'ARCHIVED' } as const, 'This client is archived'],
  [
    'a client without access',
    { billing_owner: 'ACCOUNTANT', status: 'NO_ACCESS' } as const,
    'Your firm has no access to this client',
  ],
])('%s has no plan to choose, and the page says why', async (_what, client, title) => {
  const server = clientOfFirm({ client })
  await renderApp(planPath)
  await expect.element(heading).toMatchTextContent(title)
  await expect.element(page.getByRole('link', { name: 'Back to the client' })).toHaveAttribute('href', billingPath)
  expect(server.callsOf(previewPlan)).toEqual([])
})

test.each([
  ['invoice_open', "A bill for this plan isn't paid yet"],
  ['action_not_allowed', 'The plan cannot be changed now'],
])('a plan refused with %s says why', async (code, title) => {
  planOfFirm().refuse(previewPlan, 409, { code, detail: 'No' })
  await renderApp(planPath)
  await expect.element(heading).toMatchTextContent(title)
})

test('DEC-39 a client that is not the firm’s is missing', async () => {
  planOfFirm().refuse(getBusinessClient, 404, { code: 'not_found', detail: 'No' })
  await renderApp(planPath)
  await expect.element(heading).toMatchTextContent('Client not found')
})

test.each([
  ['the client', getBusinessClient],
  ['the subscription', getSubscription],
  ['the preview', previewPlan],
])('ERR-11 if %s cannot be read, the page says so and asks again', async (_what, endpoint) => {
  const server = planOfFirm()
  server.refuse(endpoint, 500)
  await renderApp(planPath)
  await expect.element(heading).toMatchTextContent('Data cannot be fetched')
  await expect.element(page.getByText('Unable to fetch billing data', { exact: true })).toBeVisible()
  const working = planOfFirm(samplePreview())
  await act('Try again').click()
  await expect.element(act('Select Plan')).toBeVisible()
  expect(working.asked()).toHaveLength(1)
})

test('while the figures load, the heading is there and the rest is a skeleton', async () => {
  const server = planOfFirm()
  const answer = server.hold(previewPlan, samplePreview())
  await renderApp(planPath)
  await expect.element(heading).toMatchTextContent('Choose a Plan')
  expect(page.getByRole('radio').query()).toBeNull()
  answer()
  await expect.element(act('Select Plan')).toBeVisible()
})
