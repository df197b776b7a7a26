import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { onWindowOf } from '../../../testing/screen.ts'
import { Skeleton } from '../notices/skeleton.tsx'
import { type Column, Table } from './table.tsx'

type Row = { uuid: string; name: string; plan: string }

const rows: Row[] = [
  { uuid: 'a', name: 'Amberline Roofing', plan: 'Plus Monthly' },
  { uuid: 'b', name: 'Bluebird Bakery', plan: '-' },
]
const columns: Column<Row>[] = [
  { key: 'name', header: 'Business Name', card: 'title', cell: ({ name }) => name, skeleton: () => <Skeleton /> },
  {
    key: 'plan',
    header: 'Plan / Add-ons',
    card: 'hidden',
    hideBelow: 1360,
    cell: ({ plan }) => plan,
    skeleton: () => <Skeleton />,
  },
]
const table = (shown: Row[] | undefined) => <Table caption="Clients" columns={columns} rows={shown} skeletonRows={2} />

test('a table has an accessible caption, headers and rows', async () => {
  await render(table(rows))
  await expect.element(page.getByRole('table', { name: 'Clients' })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Plan / Add-ons' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'Bluebird Bakery' })).toBeVisible()
})

test('loading rows are as high as loaded ones, so that nothing jumps', async () => {
  const height = () => page.getByRole('table').element().getBoundingClientRect().height
  const { rerender } = await render(table(undefined))
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  const before = height()
  await rerender(table(rows))
  expect(height()).toBe(before)
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
})

test('a column is hidden when the window is too narrow for it, and rows become cards on a phone', async () => {
  await render(table(rows))
  const plan = page.getByText('Plus Monthly')
  await expect.element(plan).toBeVisible()
  await onWindowOf(1200)
  await expect.element(plan).not.toBeVisible()
  await onWindowOf(390, 844)
  await expect.element(page.getByText('Business Name')).not.toBeVisible()
  const card = page.getByText('Bluebird Bakery').element().closest('tr')?.getBoundingClientRect()
  expect(card?.width).toBeGreaterThan(300)
})
