import type { ClientAct, ClientEvent } from '@partner-hub/contracts/clients/client-activity.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { button, clientOfFirm, heading, region } from '../../../testing/client-world.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { CLIENT_UUID } from '../../../testing/sample-client.ts'
import { listClientActivity } from '../../api/contract.ts'

const AT = '2026-11-12T13:41:00Z'
const event = (number: number, act: ClientAct, changes: Partial<ClientEvent> = {}): ClientEvent => ({
  uuid: `01990000-0000-7000-9000-0000000007${String(number).padStart(2, '0')}`,
  at: AT,
  act,
  person: 'Maya Lindqvist',
  fields: [],
  changes: [],
  reminders: null,
  ...changes,
})
const nobody = { person: null }
const panel = region('Activity')
const lines = () =>
  panel
    .getByRole('listitem')
    .elements()
    .map((line) => line.firstElementChild?.nextElementSibling?.firstChild?.textContent)

const open = async (activity: readonly ClientEvent[]) => {
  const server = clientOfFirm({ activity })
  await renderApp(`/clients/${CLIENT_UUID}`)
  await expect.element(heading).toMatchTextContent('Bluebird Bakery')
  return server
}

test('a client’s page shows what happened, who did it and when: five events at first, all on demand', async () => {
  await open([
    event(1, 'team_left', nobody),
    event(2, 'trial_expired', nobody),
    event(3, 'invitation_accepted', { person: 'Grace Whitfield' }),
    event(4, 'reminders_switched', { reminders: false }),
    event(5, 'client_updated', { fields: ['notes'] }),
    event(6, 'invitation_sent'),
    event(7, 'client_registered', nobody),
  ])
  await expect.element(panel).toBeVisible()
  expect(lines()).toEqual([
    'The owner removed your firm from the team',
    'The free trial expired',
    'Grace Whitfield accepted the invitation',
    'Maya Lindqvist switched automatic reminders off',
    'Maya Lindqvist changed the notes',
  ])
  const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(AT))
  await expect.element(panel.getByText(when).first()).toHaveAttribute('datetime', AT)
  await button('Show more').click()
  await expect.poll(() => document.activeElement).toBe(panel.getByRole('listitem').elements()[5])
  expect(lines().slice(5)).toEqual(['Maya Lindqvist invited the owner', 'Someone created the client'])
  expect(button('Show more').query()).toBeNull()
  expect(await axeViolations()).toEqual([])
})

test('without events there is no panel', async () => {
  await open([])
  await expect.element(region('Notes')).toBeVisible()
  expect(panel.query()).toBeNull()
})

test('activity that fails to load shows an error in its place and can be retried', async () => {
  const server = clientOfFirm({})
  server.refuse(listClientActivity, 500, { code: 'unexpected', detail: 'Down.' })
  await renderApp(`/clients/${CLIENT_UUID}`)
  await expect.element(panel).toMatchTextContent('Activity cannot be shown')
  await expect.element(page.getByRole('heading', { name: /^Owner/ })).toBeVisible()
  server.answer(listClientActivity, { results: [event(1, 'client_archived')], has_more: false })
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(lines).toEqual(['Maya Lindqvist archived the client'])
})

test('DEC-96 account openings, support views and settings changes are listed, with old and new values', async () => {
  await open([
    event(1, 'account_opened'),
    event(2, 'support_viewed', nobody),
    event(3, 'settings_changed', {
      ...nobody,
      changes: [
        { field: 'business_phone', before: '555-0199', after: '555-0100' },
        { field: 'standard_rate', before: null, after: '95.00' },
      ],
    }),
  ])
  await expect
    .poll(lines)
    .toEqual([
      "Maya Lindqvist opened the client's account",
      'Support looked at this client',
      'Settings changed in the account',
    ])
  await expect.element(panel).toMatchTextContent('Phone: 555-0199 → 555-0100')
  await expect.element(panel).toMatchTextContent('Standard rate: empty → 95.00')
})
