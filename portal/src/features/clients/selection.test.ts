import { expect, test } from 'vitest'
import { sampleRow } from '../../../testing/sample-records.ts'
import { addressOf, clientsOf } from './list-address.ts'
import { openRuns } from './run-of.ts'
import { Selection } from './selection.ts'

const rows = [1, 2, 3].map((number) => sampleRow(number))
const [first, second, third] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]]

const listOf = (search: string) => clientsOf(addressOf(new URLSearchParams({ search })))
const filter = listOf('oak')
const matched = { filter, count: 248 }

const selectionOf = () => {
  const selection = new Selection()
  selection.showPage(rows, filter)
  return selection
}
const names = (selection: Selection) => [...selection.current().rows.values()].map(({ name }) => name)

test('a page is selected and deselected as a whole, and other pages keep their selection', () => {
  const selection = selectionOf()
  selection.toggle(second)
  expect(selection.pageState()).toBe('some')
  selection.togglePage()
  expect(selection.pageState()).toBe('all')
  selection.showPage([sampleRow(4)])
  expect(selection.pageState()).toBe('none')
  selection.togglePage()
  expect(names(selection)).toEqual(['Client 2', 'Client 1', 'Client 3', 'Client 4'])
  selection.showPage(rows)
  selection.togglePage()
  expect(names(selection)).toEqual(['Client 4'])
})

test('everything includes rows never loaded; unticking one leaves the current page selected', () => {
  const selection = selectionOf()
  selection.chooseEverything(matched)
  expect([selection.has('never seen'), selection.pageState()]).toEqual([true, 'all'])
  selection.toggle(first)
  expect([names(selection), selection.current().everything]).toEqual([['Client 2', 'Client 3'], undefined])
  selection.chooseEverything(matched)
  selection.togglePage()
  expect([names(selection), selection.pageState()]).toEqual([[], 'none'])
})

test('a reloaded row replaces the selected one', () => {
  const selection = selectionOf()
  selection.toggle(third)
  selection.showPage([{ ...third, status: 'ARCHIVED' }])
  expect(selection.current().rows.get(third.uuid)?.status).toBe('ARCHIVED')
})

const chosen = (...picked: typeof rows) => ({
  rows: new Map(picked.map((row) => [row.uuid, row])),
})

test('DEC-82 Invite, Archive and Restore are offered if possible for at least one client, Export always', () => {
  const open = sampleRow(1, { status: 'NO_ACCESS' })
  const paid = sampleRow(2)
  const archived = sampleRow(3, { status: 'ARCHIVED' })
  expect(openRuns(chosen(paid), 'all')).toEqual([{ action: 'export', uuids: [paid.uuid], open: 1, left: 0 }])
  expect(openRuns(chosen(open, paid), 'all')).toEqual([
    { action: 'archive', uuids: [open.uuid], open: 1, left: 1 },
    { action: 'export', uuids: [open.uuid, paid.uuid], open: 2, left: 0 },
  ])
  const invitable = sampleRow(4, { contact: { ...paid.contact, invitation_status: 'PENDING' } })
  expect(openRuns(chosen(invitable, paid), 'all')[0]).toEqual({
    action: 'invite',
    uuids: [invitable.uuid, paid.uuid],
    open: 1,
    left: 1,
  })
  const soon = { ...invitable.contact, resend_at: new Date(Date.now() + 60_000).toISOString() }
  expect(openRuns(chosen({ ...invitable, contact: soon }), 'all').map(({ action }) => action)).not.toContain('invite')
  expect(openRuns(chosen(archived), 'archived').map(({ action }) => action)).toEqual(['restore', 'export'])
  const everything = { rows: new Map(), everything: matched }
  expect(openRuns(everything, 'all')).toEqual([
    { action: 'invite', uuids: undefined, open: 248, left: 0 },
    { action: 'archive', uuids: undefined, open: 248, left: 0 },
    { action: 'export', uuids: undefined, open: 248, left: 0 },
  ])
  expect(openRuns(everything, 'archived').map(({ action }) => action)).toEqual(['restore', 'export'])
})

test('with Shift the rows in between are selected or deselected too', () => {
  const selection = new Selection()
  const page = Array.from({ length: 7 }, (_, number) => sampleRow(number + 1))
  selection.showPage(page)
  selection.toggle(page[1] as never)
  selection.toggle(page[5] as never, true)
  expect(page.map(({ uuid }) => selection.has(uuid))).toEqual([false, true, true, true, true, true, false])
  selection.toggle(page[3] as never, true)
  expect(page.map(({ uuid }) => selection.has(uuid))).toEqual([false, true, true, false, false, false, false])
})

test('DEC-91 another search keeps the selection and counts how many of it are shown', () => {
  const selection = selectionOf()
  selection.togglePage()
  selection.showPage([second], listOf('elm'))
  expect([names(selection), selection.shownCount()]).toEqual([['Client 1', 'Client 2', 'Client 3'], 1])
})

test('DEC-91 everything that one search matched stays selected in another, without marking its rows', () => {
  const selection = selectionOf()
  selection.chooseEverything(matched)
  selection.showPage(rows, listOf('elm'))
  expect([selection.current().everything, selection.pageState()]).toEqual([matched, 'none'])
  selection.showPage(rows, filter)
  expect(selection.pageState()).toBe('all')
})

test('DEC-91 while everything of another search is selected, ticks are ignored until it is cleared', () => {
  const selection = selectionOf()
  selection.chooseEverything(matched)
  selection.showPage(rows, listOf('elm'))
  selection.toggle(first)
  selection.toggle(third, true)
  selection.togglePage()
  expect([selection.current(), selection.isClosed()]).toEqual([{ rows: new Map(), everything: matched }, true])
  selection.showPage(rows, filter)
  expect([selection.pageState(), selection.isClosed()]).toEqual(['all', false])
  selection.showPage(rows, listOf('elm'))
  selection.clear()
  selection.toggle(first)
  selection.showPage(rows, filter)
  selection.toggle(second)
  expect(names(selection)).toEqual(['Client 1', 'Client 2'])
})
