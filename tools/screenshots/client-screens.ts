import type { Page } from 'playwright'
import { pathOf } from '../../contracts/calls/endpoint.ts'
import { updateClientContact } from '../../contracts/clients/client-contacts.ts'
import { listBusinessClients } from '../../contracts/clients/client-list.ts'
import { getClientRun, listClientRuns } from '../../contracts/clients/client-runs.ts'
import { openList, rowBoxes } from '../../e2e/pages/client-list.ts'
import { chooseAction, openClient, tabs } from '../../e2e/pages/client-page.ts'
import { people } from '../../e2e/pages/people.ts'
import { bar } from '../../e2e/pages/several-clients.ts'
import type { Screen } from './screens.ts'

const client = (name: string, who: Screen['who'], of: string, view?: string): Screen => ({
  name,
  who,
  isWhole: true,
  open: (page) => openClient(page, of, view),
})

const openTab = async (page: Page, tab: string) => {
  await openClient(page, 'Magpie Motors')
  await tabs(page).filter({ hasText: tab }).click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

const act = async (page: Page, of: string, action: string) => {
  await openClient(page, of)
  await chooseAction(page, action)
  await page.getByRole('alertdialog').waitFor()
}

const openOwner = async (page: Page) => {
  await openClient(page, 'Plover Pottery')
  await page.getByRole('button', { name: 'Edit Owner' }).click()
}

const editOwner = async (page: Page) => {
  await openOwner(page)
  await page.getByLabel('First Name').fill('')
  await page.getByLabel('Phone Number 1').fill('call me')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText("Enter client's first name").waitFor()
}

const listCalls = `**${pathOf(listBusinessClients.path, { organizationUuid: '*' })}?*`

/** The server's list response with some fields changed. */
export const withList = (page: Page, changes: object) =>
  page.route(listCalls, async (route) => {
    // By IP address: outside the browser the name does not resolve.
    const url = new URL(route.request().url())
    url.hostname = '127.0.0.1'
    const listed = await (await route.fetch({ url: url.href })).json()
    await route.fulfill({ json: { ...listed, ...changes } })
  })

const RUN = '01980000-0000-7000-8000-000000000001'
/** Half-finished runs; real ones finish too quickly for a picture. */
const archiving = { action: 'archive', total: 300, done: 138, refused: 3 } as const
const inviting = { action: 'invite', total: 17, done: 8, refused: 3 } as const

const invited = { ...inviting, total: 11, status: 'DONE', finished_at: new Date().toISOString() } as const

const skipped: readonly [name: string, reason: string][] = [
  ['Gilded Fern Florist', 'invitation_email_suppressed'],
  ['Cadence Physio', 'plan_required'],
  ['Lark & Loom', 'resend_too_soon'],
]
const sent = [
  ...['Bluebird Bakery', 'Caldera Coffee Roasters', 'Hollis Bikes', 'Marram Surf School'],
  ...['Ostler & Sons', 'Pinewood Clinic', 'Redfern Ceramics', 'Saltmarsh Pottery'],
]
const waiting = [
  ...['Sedge Landscaping', 'Umber Film Works', 'Vesper Wine Bar'],
  ...['Willow Street Dental', 'Winterbourne Stables', 'Yarrow Yoga'],
]
const results = [
  ...skipped.map(([name, reason]) => ({ name, outcome: 'refused', reason })),
  ...sent.map((name) => ({ name, outcome: 'done', reason: null })),
  ...waiting.map((name) => ({ name, outcome: 'waiting', reason: null })),
].map((result, index) => ({ ...result, uuid: `01980000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}` }))

const withRun = async (page: Page, run: typeof archiving | typeof inviting | typeof invited) => {
  const started_at = new Date(Date.now() - 8_000).toISOString()
  const started = { started_at, finished_at: null, undone: false, is_own: true, person: null }
  const answer = { uuid: RUN, status: 'RUNNING', ...started, ...run }
  const ofRun = answer.status === 'DONE' ? results.filter(({ outcome }) => outcome !== 'waiting') : results
  // The page asks for runs only if the firm has any.
  await withList(page, { has_runs: true })
  await page.route(`**${pathOf(listClientRuns.path, { organizationUuid: '*' })}`, (route) =>
    route.fulfill({ json: { results: [answer] } }),
  )
  await page.route(`**${pathOf(getClientRun.path, { uuid: RUN })}`, (route) =>
    route.fulfill({ json: { ...answer, results: ofRun } }),
  )
}

const invitedOwners = (name: string, run: typeof inviting | typeof invited): Screen => ({
  name,
  who: 'bulk',
  open: async (page) => {
    await withRun(page, run)
    await openList(page)
    await page.getByRole('button', { name: 'Details' }).click()
    await page.getByRole('dialog', { name: 'Invite Owners' }).waitFor()
  },
})

const selectPage = async (page: Page) => {
  await openList(page, '?view=trials')
  for (const index of [0, 1, 2]) await rowBoxes(page).nth(index).click()
  await bar(page).waitFor()
}

export const clientScreens: readonly Screen[] = [
  { name: 'clients-full', who: 'twelve', open: (page) => openList(page) },
  { name: 'clients-archived', who: 'twelve', open: (page) => openList(page, '?view=archived') },
  {
    name: 'clients-no-match',
    who: 'twelve',
    open: async (page) => {
      await page.goto('/clients?search=quill&billing_owner=CLIENT')
      await page.getByText('Show 1 match in Archived').waitFor()
    },
  },
  {
    name: 'clients-error',
    who: 'twelve',
    open: async (page) => {
      await page.route('**/business_clients/?*', (route) => route.fulfill({ status: 500, json: {} }))
      await page.goto('/clients?view=active')
      await page.getByText('Failed to load clients').first().waitFor()
    },
  },
  {
    name: 'another-person',
    who: 'twelve',
    open: async (page) => {
      const problem = { code: 'another_person', detail: '', fields: { logged_in: people.fiveThousand } }
      await page.route('**/business_clients/?*', (route) => route.fulfill({ status: 401, json: problem }))
      await page.goto('/clients?view=active')
      await page.getByRole('heading', { name: 'Someone else is logged in now' }).waitFor()
    },
  },
  { name: 'clients-selected', who: 'bulk', open: selectPage },
  {
    name: 'row-menu',
    who: 'twelve',
    open: async (page) => {
      await openList(page)
      await page.getByRole('button', { name: 'Actions for Bluebird Bakery' }).click()
      await page.getByRole('menuitem').first().waitFor()
    },
  },
  {
    name: 'bulk-confirm',
    who: 'bulk',
    open: async (page) => {
      await selectPage(page)
      await bar(page).getByRole('button', { name: 'Archive' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'bulk-running',
    who: 'bulk',
    open: async (page) => {
      await withRun(page, archiving)
      await openList(page)
      await page
        .getByText(/^Archiving:/)
        .first()
        .waitFor()
    },
  },
  invitedOwners('bulk-progress', inviting),
  invitedOwners('bulk-finished', invited),
  client('client-invite', 'changing', 'Avocet Analytics'),
  client('client-accepted', 'changing', 'Curlew Cycles'),
  client('client-trial-expired', 'changing', 'Egret Electric'),
  client('client-all-set', 'changing', 'Fulmar Florist'),
  client('client-invitation-open', 'changing', 'Gannet Garage'),
  client('client-no-access', 'twelve', 'Greyhound Courier Co.'),
  client('client-archived', 'twelve', 'Quill', 'archived'),
  { name: 'client-billing-client-pays', who: 'changing', open: (page) => openTab(page, 'Billing') },
  { name: 'client-contacts', who: 'changing', open: (page) => openTab(page, 'Contacts') },
  { name: 'edit-owner', who: 'changing', open: editOwner },
  {
    name: 'edit-owner-failed',
    who: 'changing',
    open: async (page) => {
      await openOwner(page)
      await page.getByLabel('First Name').fill('Ottoline')
      await page.route(`**${pathOf(updateClientContact.path, { uuid: '*' })}`, (route) => route.abort())
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('dialog').getByRole('alert').waitFor()
    },
  },
  {
    name: 'edit-owner-discard',
    who: 'changing',
    open: async (page) => {
      await editOwner(page)
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'remove-access',
    who: 'changing',
    open: (page) => act(page, 'Jackdaw Joinery', 'Remove Access'),
  },
  {
    name: 'remove-access-and-archive',
    who: 'changing',
    open: (page) => act(page, 'Jackdaw Joinery', 'Remove access and archive'),
  },
  {
    name: 'archive-client',
    who: 'changing',
    open: (page) => act(page, 'Jackdaw Joinery', 'Archive Client'),
  },
  {
    name: 'restore-client',
    who: 'twelve',
    open: async (page) => {
      await openClient(page, 'Quill', 'archived')
      await page.getByRole('button', { name: 'Restore Client' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'command-palette',
    who: 'fiveThousand',
    open: async (page) => {
      await openList(page)
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('willow st')
      await page.getByRole('dialog').getByRole('option').nth(1).waitFor()
    },
  },
  {
    name: 'shortcuts',
    who: 'fiveThousand',
    open: async (page) => {
      await openList(page)
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
]
