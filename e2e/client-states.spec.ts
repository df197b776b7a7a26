import { expect, expectAccessible, test } from './journey.ts'
import { openClient, status } from './pages/client-page.ts'
import { stateOf } from './stack.ts'

test.use({ storageState: stateOf('states') })

const OWNER = 'Ruth Marlowe'
const day = /[A-Z][a-z]{2} \d{1,2}, \d{4}/.source

interface State {
  /** What the banner says: the state, and since when or until when. */
  says: readonly RegExp[]
  /** The banner's buttons, in order. */
  acts: readonly string[]
  isOver?: true
  view?: 'archived'
}

const resend = ['Resend Invite']
const states: Readonly<Record<string, State>> = {
  'Archived Anchors': {
    says: [new RegExp(`^Archived on ${day}`), /Robin Hale archived this client/],
    acts: ['Restore Client'],
    isOver: true,
    view: 'archived',
  },
  'No Access Nets': {
    says: [new RegExp(`^No access since ${day}`), /can add your firm again/],
    acts: ['Archive Client'],
    isOver: true,
  },
  'Opening Oars': { says: [/^Northwind Books is opening this account/, /Started .*You can leave this page/], acts: [] },
  'Failed Ferries': {
    says: [/^Northwind Books couldn't open this account/, /Last tried .*we keep trying/],
    acts: ['Contact Support'],
  },
  'Expired Estuary': {
    says: [/^Your client's trial has expired/, new RegExp(`Expired on ${day}`)],
    acts: ['Email the owner', 'Contact Support'],
  },
  'Unaccepted Eddies': {
    says: [/^Your client's trial has expired/, new RegExp(`${OWNER} hasn't accepted the invitation`)],
    acts: ['Pay for this client', 'Archive Client', 'Contact Support'],
  },
  'Cancelled Canoes': { says: [/^The plan was cancelled/, /until your firm selects/], acts: ['Select Plan'] },
  'Bounced Buoys': {
    says: [
      /^The invitation didn't reach owner@bounced-buoys\.example/,
      new RegExp(`It bounced on ${day}: the mailbox`),
    ],
    acts: resend,
  },
  'Declined Docks': { says: [new RegExp(`^${OWNER} declined the invitation on ${day}`)], acts: resend },
  'Lapsed Lighthouse': { says: [new RegExp(`^The invitation expired on ${day}`)], acts: resend },
  'Planless Piers': {
    says: [/^No plan selected yet/, /The owner can be invited once a plan is selected/],
    acts: ['Select Plan'],
  },
  'Uninvited Umiaks': { says: [new RegExp(`^${OWNER} hasn't been invited yet`)], acts: ['Invite Owner'] },
  'Pending Pontoons': {
    says: [new RegExp(`^Waiting for ${OWNER} to accept`), new RegExp(`The link works until ${day}`)],
    acts: resend,
  },
  'Trial Tides': { says: [new RegExp(`^The free trial ends on ${day}`)], acts: [] },
  'Ending Ebb': { says: [new RegExp(`^The free trial ends on ${day}`), /hasn't selected a plan/], acts: [] },
}

test('DEC-86 the banner of each client state gives the state, its date and what to do next', async ({ page }) => {
  test.setTimeout(240_000)
  for (const [name, { says, acts, isOver = false, view }] of Object.entries(states))
    await test.step(name, async () => {
      await openClient(page, name, view)
      const banner = status(page)
      for (const words of says) await expect(banner).toContainText(words)
      await expect(banner.getByRole('button').or(banner.getByRole('link'))).toHaveText(
        acts.map((act) => new RegExp(`^${act}`)),
      )
      if (isOver) await expect(page.getByRole('heading', { name: 'Onboarding' })).toHaveCount(0)
      await expectAccessible(page)
    })
})

test('DEC-86 a settled client has no banner', async ({ page }) => {
  await openClient(page, 'Settled Sails')
  await expect(status(page)).toHaveCount(0)
})
