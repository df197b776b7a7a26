import type { Page } from 'playwright'
import {
  type CancellationPreview,
  type PlanPreview,
  previewCancellation,
  previewPlan,
} from '../../contracts/billing/plans.ts'
import { getSubscription, type Subscription } from '../../contracts/billing/subscriptions.ts'
import type { Endpoint } from '../../contracts/calls/endpoint.ts'
import { openClient, tabs } from '../../e2e/pages/client-page.ts'
import {
  changePreview,
  downgradePreview,
  onPlus,
  sampleCancellation,
  samplePreview,
  upgradePreview,
} from '../../portal/testing/sample-plan.ts'
import type { Screen } from './screens.ts'

const CLIENT = 'Cadence Physio'
/** The client's own. */
const CURRENCY = 'CAD'

/** The address of a call. */
export const at = ({ path }: Endpoint) => new RegExp(`${path.replace(/:[a-zA-Z_]+/g, '[^/]+')}(\\?.*)?$`)

/** The client's subscription as if the firm had chosen Plus for it. */
const withPlan = (page: Page, changes: Partial<Subscription> = {}) =>
  page.route(at(getSubscription), (route) => {
    const uuid = new URL(route.request().url()).pathname.split('/').at(-2)
    return route.fulfill({ json: { ...subscription, ...changes, uuid } })
  })

const subscription = {
  ...onPlus,
  deferred_upgrade_plan: { package: { active: false } },
  ends_on: null,
  scheduled_plan: null,
  fb_account_id: 'account',
  fb_system_id: '1',
} satisfies Omit<Subscription, 'uuid'>

const withPreview = (page: Page, preview: PlanPreview) =>
  page.route(at(previewPlan), (route) => route.fulfill({ json: { ...preview, currency_code: CURRENCY } }))

const openBilling = async (page: Page) => {
  await openClient(page, CLIENT)
  await tabs(page).getByText('Billing').click()
  await page.waitForURL('**/billing')
  await page.getByRole('heading', { name: /^Billing Info/ }).waitFor()
}

const openPlan = async (page: Page, query: string) => {
  await openBilling(page)
  await page.goto(`${new URL(page.url()).pathname}/plan${query}`)
  await page.getByText('Team member seats', { exact: true }).waitFor()
}

const planPage = (name: string, preview: PlanPreview, query = '', subscription?: Partial<Subscription>): Screen => ({
  name,
  who: 'twelve',
  isWhole: true,
  open: async (page) => {
    if (subscription) await withPlan(page, subscription)
    await withPreview(page, preview)
    await openPlan(page, query)
  },
})

const cancelling = (preview: CancellationPreview) => async (page: Page) => {
  await withPlan(page)
  await withPreview(page, changePreview())
  await page.route(at(previewCancellation), (route) => route.fulfill({ json: { ...preview, currency_code: CURRENCY } }))
  await openBilling(page)
  await page.getByRole('button', { name: 'Cancel Plan' }).click()
  await page.getByRole('radio', { name: /^Now/ }).waitFor()
}

const scheduled_plan = { display_name: 'Starter', billing_interval: 'Yearly', staff_limits: 2, starts_on: '2027-03-04' }

/** Plans of a client that the firm pays for, with the figures of the design. */
export const planScreens: readonly Screen[] = [
  planPage('select-plan', samplePreview()),
  planPage('select-plan-no-card', samplePreview({ payment_method: null })),
  planPage('change-plan', upgradePreview(), '?plan=Premium&seats=6', {}),
  planPage('change-plan-downgrade', downgradePreview(), '?plan=Starter&seats=2', {}),
  {
    name: 'client-billing',
    who: 'twelve',
    isWhole: true,
    open: async (page) => {
      await withPlan(page)
      await withPreview(page, changePreview())
      await openBilling(page)
      await page.getByText('Visa ending in 4242').waitFor()
    },
  },
  {
    name: 'client-billing-scheduled',
    who: 'twelve',
    isWhole: true,
    open: async (page) => {
      await withPlan(page, { scheduled_plan })
      await withPreview(page, downgradePreview({ starts: null, starts_on: null }))
      await openBilling(page)
      await page.getByRole('button', { name: 'Keep Plan' }).waitFor()
    },
  },
  { name: 'cancel-plan-dialog', who: 'twelve', open: cancelling(sampleCancellation()) },
]
