import { expect, test } from 'vitest'
import type { ExportedClient } from './client-csv.ts'
import { clientCsv } from './client-csv.ts'

const client = (more: Partial<ExportedClient> = {}): ExportedClient => ({
  client_name: 'Alder',
  owner: 'Jo Park',
  email: null,
  phone: null,
  invitation_status: 'DRAFT',
  shown_status: 'ACTIVE_TRIAL',
  trial_ends_at: new Date('2026-03-01T23:59:00Z'),
  display_name: null,
  billing_interval: null,
  staff_limits: null,
  billing_owner: 'CLIENT',
  currency: 'USD',
  relation_start: new Date('2026-02-01T00:00:00Z'),
  is_archived: false,
  ...more,
})

const nameCell = (client_name: string) => {
  const line = clientCsv([client({ client_name })]).slice(clientCsv([]).length)
  return line.slice(0, line.indexOf(',Jo Park'))
}

test.each(['=1+1', '+1 902 555', '-2+3', '@SUM(A1)', '\tx', '\rx', ' =1', '＝1', '＋1', '－1', '＠x'])(
  'a cell that starts like a formula is text: %j',
  (name) => {
    expect(nameCell(name).replace(/^"/, '')).toMatch(/^'/)
  },
)

test.each([
  ['Alder;=1+1', "Alder;'=1+1"],
  ['Alder\t+1', "Alder\t'+1"],
  ['Alder|-1', "Alder|'-1"],
  ['Alder,@SUM(A1)', `"Alder,'@SUM(A1)"`],
  ['Alder; "=1"', `"Alder;' ""=1"""`],
  ['Alder;＝1', "Alder;'＝1"],
  ['Alder\n=1', `"Alder\n'=1"`],
  ['a;=b;=c', "a;'=b;'=c"],
  ['" =1"', `"'"" =1"""`],
])('no separator lets a formula start inside a cell: %j', (name, cell) => {
  expect(nameCell(name)).toBe(cell)
})

test('a phone number keeps every digit and sign, as text', () => {
  const phone = (typed: string) =>
    clientCsv([client({ phone: typed })])
      .split(',Jo Park,,')[1]
      ?.split(',Not invited')[0]
  expect(phone('+1 (555) 010-0147')).toBe("'+1 (555) 010-0147")
  expect(phone('902-555-0147')).toBe('902-555-0147')
})

test('quotes, commas and line ends are kept by quoting, and the file says that it is UTF-8', () => {
  expect(nameCell('He said "no", twice\nand left')).toBe('"He said ""no"", twice\nand left"')
  expect(nameCell('Plain - name')).toBe('Plain - name')
  const csv = clientCsv([client()])
  expect(csv.startsWith('\uFEFFBusiness Name,')).toBe(true)
  expect(
    csv.endsWith('Alder,Jo Park,,,Not invited,Free Trial,2026-03-01,,Billed to Client,USD,2026-02-01,No\r\n'),
  ).toBe(true)
})

test.each([
  [{ staff_limits: 3 }, '"Plus Monthly, 3 Team Member Seats"'],
  [{ staff_limits: 1 }, '"Plus Monthly, 1 Team Member Seat"'],
  [{ staff_limits: null }, 'Plus Monthly'],
  [{ staff_limits: 3, shown_status: 'CANCELLED' }, ''],
] as const)('the plan reads as on the screen, with its seats: %j', (more, cell) => {
  const plan = {
    shown_status: 'ACTIVE',
    trial_ends_at: null,
    display_name: 'Plus',
    billing_interval: 'Monthly',
  } as const
  expect(clientCsv([client({ ...plan, ...more })])).toContain(`,,${cell},Billed to Client,`)
})
