import type { PlanPreview } from '@partner-hub/contracts/billing/plans.ts'
import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { previewPlan, selectPlan } from '../src/api/contract.ts'
import { clientOfFirm } from './client-world.ts'
import { renderApp } from './render-app.tsx'
import { CLIENT_UUID, sampleSubscription } from './sample-client.ts'
import { onPlus, samplePreview, withoutPlan } from './sample-plan.ts'

export const billingPath = `/clients/${CLIENT_UUID}/billing`
export const planPath = `${billingPath}/plan`
export const plan = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
export const seats = page.getByRole('spinbutton', { name: 'Team member seats' })
export const act = (name: string) => page.getByRole('button', { name, exact: true })

type Asked = URLSearchParams

/** A client whom the firm pays for, without a plan unless given. */
export const planOfFirm = (
  preview: PlanPreview | ((asked: Asked) => PlanPreview) = samplePreview(),
  subscription: Partial<Subscription> = withoutPlan,
) => {
  const server = clientOfFirm({ client: { billing_owner: 'ACCOUNTANT' }, subscription })
  const previewOf = (asked: Asked) => (preview instanceof Function ? preview(asked) : preview)
  server.answer(previewPlan, ({ url }) => previewOf(url.searchParams))
  server.answer(selectPlan, { outcome: 'done', subscription: sampleSubscription({ ...subscription, ...onPlus }) })
  return {
    ...server,
    asked: () => server.callsOf(previewPlan).map(({ url }) => String(url.searchParams)),
    chosen: () => server.callsOf(selectPlan).map(({ body }) => body),
    keys: () => server.callsOf(selectPlan).map(({ headers }) => headers.get('idempotency-key')),
  }
}

export const openPlan = async (heading = 'Choose a Plan', search = '') => {
  const app = await renderApp(`${planPath}${search}`)
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect.element(seats).toBeVisible()
  return { ...app, search: () => app.router.state.location.search }
}

/** The lines of money, as they are read. */
export const moneyLines = (part: Element = page.getByRole('complementary').element()): string[] =>
  [...part.querySelectorAll('dl > div')].map((each) => (each.textContent ?? '').replaceAll('\u00a0', ' ').trim())
