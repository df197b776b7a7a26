import type { Page } from 'playwright'
import { pathOf } from '../../contracts/calls/endpoint.ts'
import { updateClientContact } from '../../contracts/clients/client-contacts.ts'
import { listBusinessClients } from '../../contracts/clients/client-list.ts'
import { getClientRun, listClientRuns } from '../../contracts/clients/client-runs.ts'
import type { Screen } from './screens.ts'

const at = (hubUrl: string, path: string) => `${hubUrl}${path}`
const title = (page: Page) => page.getByRole('heading', { level: 1 })

export const openClient = async (page: Page, hubUrl: string, name: string, view = 'all') => {
  await page.goto(at(hubUrl, `/clients?view=${view}&search=${encodeURIComponent(name)}`))
  await page.getByRole('link', { name }).click()
  await title(page).filter({ hasText: name }).waitFor()
  await page.getByRole('heading', { name: 'Owner' }).waitFor()
}

const client = (name: string, who: Screen['who'], of: string, view?: string): Screen => ({
  name,
  who,
  isWhole: true,
  open: (page, hubUrl) => openClient(page, hubUrl, of, view),
})

const openTab = async (page: Page, hubUrl: string, tab: string) => {
  await openClient(page, hubUrl, 'Magpie Motors')
  await page.getByRole('navigation', { name: 'Parts of the client' }).getByRole('link', { name: tab }).click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

const act = async (page: Page, hubUrl: string, of: string, action: string) => {
  await openClient(page, hubUrl, of)
  await page.getByRole('button', { name: 'More Actions' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
  await page.getByRole('alertdialog').waitFor()
}

const openOwner = async (page: Page, hubUrl: string) => {
  await openClient(page, hubUrl, 'Plover Pottery')
  await page.getByRole('button', { name: 'Edit Owner' }).click()
}

const editOwner = async (page: Page, hubUrl: string) => {
  await openOwner(page, hubUrl)
  await page.getByLabel('First Name').fill('')
  await page.getByLabel('Phone Number 1').fill('call me')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText("Enter client's first name").waitFor()
}

/** The same page, now with its rows. */
export const rowsOf = async (page: Page, hubUrl: string, search: string) => {
  await page.goto(at(hubUrl, `/clients${search}`))
  await page.getByText(/^1–\d+ of/).waitFor()
}

const listCalls = `**${pathOf(listBusinessClients.path, { organizationUuid: '*' })}?*`

/** The list as the server answers it, and something else about it. */
export const withList = (page: Page, changes: object) =>
  page.route(listCalls, async (route) => {
    // By number: outside the browser the name means nothing.
    const url = new URL(route.request().url())
    url.hostname = '127.0.0.1'
    const listed = await (await route.fetch({ url: url.href })).json()
    await route.fulfill({ json: { ...listed, ...changes } })
  })

const RUN = '01980000-0000-7000-8000-000000000001'
/** Runs half-way, which the real ones are too briefly to be taken. */
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
  const answer = { uuid: RUN, status: 'RUNNING', started_at, finished_at: null, ...run }
  const ofRun = answer.status === 'DONE' ? results.filter(({ outcome }) => outcome !== 'waiting') : results
  // Only a firm that has runs is asked for them.
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
  open: async (page, hubUrl) => {
    await withRun(page, run)
    await rowsOf(page, hubUrl, '')
    await page.getByRole('button', { name: 'Details' }).click()
    await page.getByRole('dialog', { name: 'Invite Owners' }).waitFor()
  },
})

const selectPage = async (page: Page, hubUrl: string) => {
  await rowsOf(page, hubUrl, '?view=trials')
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  for (const index of [0, 1, 2]) await boxes.nth(index).click()
  await page.getByRole('toolbar', { name: 'Selected clients' }).waitFor()
}

export const clientScreens: readonly Screen[] = [
  { name: 'clients-full', who: 'twelve', open: (page, hubUrl) => rowsOf(page, hubUrl, '') },
  { name: 'clients-archived', who: 'twelve', open: (page, hubUrl) => rowsOf(page, hubUrl, '?view=archived') },
  {
    name: 'clients-no-match',
    who: 'twelve',
    open: async (page, hubUrl) => {
      await page.goto(at(hubUrl, '/clients?search=quill&billing_owner=CLIENT'))
      await page.getByText('Show 1 match in Archived').waitFor()
    },
  },
  {
    name: 'clients-error',
    who: 'twelve',
    open: async (page, hubUrl) => {
      await page.route('**/business_clients/?*', (route) => route.fulfill({ status: 500, json: {} }))
      await page.goto(at(hubUrl, '/clients?view=active'))
      await page.getByText('Failed to load clients').first().waitFor()
    },
  },
  { name: 'clients-selected', who: 'bulk', open: selectPage },
  {
    name: 'row-menu',
    who: 'twelve',
    open: async (page, hubUrl) => {
      await rowsOf(page, hubUrl, '')
      await page.getByRole('button', { name: 'Actions for Bluebird Bakery' }).click()
      await page.getByRole('menuitem').first().waitFor()
    },
  },
  {
    name: 'bulk-confirm',
    who: 'bulk',
    open: async (page, hubUrl) => {
      await selectPage(page, hubUrl)
      await page.getByRole('toolbar').getByRole('button', { name: 'Archive' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'bulk-running',
    who: 'bulk',
    open: async (page, hubUrl) => {
      await withRun(page, archiving)
      await rowsOf(page, hubUrl, '')
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
  { name: 'client-billing', who: 'changing', open: (page, hubUrl) => openTab(page, hubUrl, 'Billing') },
  { name: 'client-contacts', who: 'changing', open: (page, hubUrl) => openTab(page, hubUrl, 'Contacts') },
  { name: 'edit-owner', who: 'changing', open: editOwner },
  {
    name: 'edit-owner-failed',
    who: 'changing',
    open: async (page, hubUrl) => {
      await openOwner(page, hubUrl)
      await page.getByLabel('First Name').fill('Ottoline')
      await page.route(`**${pathOf(updateClientContact.path, { uuid: '*' })}`, (route) => route.abort())
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('dialog').getByRole('alert').waitFor()
    },
  },
  {
    name: 'edit-owner-discard',
    who: 'changing',
    open: async (page, hubUrl) => {
      await editOwner(page, hubUrl)
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'remove-access',
    who: 'changing',
    open: (page, hubUrl) => act(page, hubUrl, 'Jackdaw Joinery', 'Remove Access'),
  },
  {
    name: 'remove-access-and-archive',
    who: 'changing',
    open: (page, hubUrl) => act(page, hubUrl, 'Jackdaw Joinery', 'Remove access and archive'),
  },
  {
    name: 'archive-client',
    who: 'changing',
    open: (page, hubUrl) => act(page, hubUrl, 'Jackdaw Joinery', 'Archive Client'),
  },
  {
    name: 'restore-client',
    who: 'twelve',
    open: async (page, hubUrl) => {
      await openClient(page, hubUrl, 'Quill', 'archived')
      await page.getByRole('button', { name: 'Restore Client' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'command-palette',
    who: 'fiveThousand',
    open: async (page, hubUrl) => {
      await rowsOf(page, hubUrl, '')
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('willow st')
      await page.getByRole('dialog').getByRole('option').nth(1).waitFor()
    },
  },
  {
    name: 'shortcuts',
    who: 'fiveThousand',
    open: async (page, hubUrl) => {
      await rowsOf(page, hubUrl, '')
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
]
