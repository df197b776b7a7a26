import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BillingOwner, ClientStatus, InvitationStatus, SubscriptionStatus } from './business-clients.ts'
import { type ClientAction, isActionOpen } from './client-actions.ts'
import type { ClientState } from './client-states.ts'

const active: ClientState = {
  status: 'ACTIVE',
  billing_owner: 'CLIENT',
  subscription_status: 'ACTIVE',
  invitation_status: 'ACCEPTED',
}
const may = (action: ClientAction, state: Partial<ClientState>) => isActionOpen({ ...active, ...state }, action)

const everyState: ClientState[] = ClientStatus.options.flatMap((status) =>
  BillingOwner.options.flatMap((billing_owner) =>
    SubscriptionStatus.options.flatMap((subscription_status) =>
      InvitationStatus.options.map((invitation_status) => ({
        status,
        billing_owner,
        subscription_status,
        invitation_status,
      })),
    ),
  ),
)

test('PERM-15 PERM-16 DEC-10 Remove Access is allowed while the firm does not pay and the client is active', () => {
  const open = everyState.filter((state) => isActionOpen(state, 'remove_access'))
  const wanted = everyState.filter(({ status, billing_owner }) => status === 'ACTIVE' && billing_owner !== 'ACCOUNTANT')
  expect(open).toEqual(wanted)
  expect(may('remove_access', {})).toBe(true)
  expect(may('remove_access', { billing_owner: 'ACCOUNTANT' })).toBe(false)
  expect(may('remove_access', { status: 'NO_ACCESS' })).toBe(false)
  expect(may('remove_access', { status: 'ARCHIVED' })).toBe(false)
})

test('PERM-17 PERM-18 DEC-10 Archive is allowed without access, or if the client is active without plan or accepted invitation', () => {
  const open = everyState.filter((state) => isActionOpen(state, 'archive'))
  const wanted = everyState.filter(
    ({ status, subscription_status, invitation_status }) =>
      status === 'NO_ACCESS' ||
      (status === 'ACTIVE' &&
        ['ACTIVE_TRIAL', 'DIRECT_BILLING_PENDING', 'INACTIVE', 'TRIAL_EXPIRED', 'CANCELLED'].includes(
          subscription_status,
        ) &&
        ['DECLINED', 'EXPIRED', 'PENDING', 'DRAFT'].includes(invitation_status)),
  )
  expect(open).toEqual(wanted)
  expect(may('archive', { status: 'NO_ACCESS' })).toBe(true)
  expect(may('archive', { invitation_status: 'DRAFT' })).toBe(false)
  expect(may('archive', { subscription_status: 'CANCELLED' })).toBe(false)
  expect(may('archive', { subscription_status: 'CANCELLED', invitation_status: 'PENDING' })).toBe(true)
})

test('DEC-10 DEC-11 an archived client can only be restored, and nothing else can', () => {
  for (const state of everyState) {
    const isArchived = state.status === 'ARCHIVED'
    expect(isActionOpen(state, 'restore')).toBe(isArchived)
    if (!isArchived) continue
    for (const action of ['archive', 'remove_access', 'remove_access_and_archive'] as const)
      expect(isActionOpen(state, action)).toBe(false)
  }
})

type Step = { readonly action: 'archive' | 'remove_access' | 'remove_access_and_archive' | 'restore' }
type Change = { readonly set: Partial<ClientState> }

const state = fc.constantFrom(...everyState)
const steps = fc.array(
  fc.oneof(
    fc.record<Step>({ action: fc.constantFrom('archive', 'remove_access', 'remove_access_and_archive', 'restore') }),
    // Changes by others in between: the plan, the payer and the invitation.
    fc.record<Change>({
      set: fc.record({
        billing_owner: fc.constantFrom(...BillingOwner.options),
        subscription_status: fc.constantFrom(...SubscriptionStatus.options),
        invitation_status: fc.constantFrom(...InvitationStatus.options),
      }),
    }),
  ),
  { maxLength: 20 },
)

/** What an allowed action does to a client, written independently of the code under test. */
const after = (client: ClientState & { earlier: ClientState['status'] | null }, { action }: Step) => {
  if (action === 'remove_access') return { ...client, status: 'NO_ACCESS' as const }
  if (action === 'archive') return { ...client, status: 'ARCHIVED' as const, earlier: client.status }
  if (action === 'restore') return { ...client, status: client.earlier ?? 'NO_ACCESS', earlier: null }
  return { ...client, status: 'ARCHIVED' as const, earlier: 'NO_ACCESS' as const }
}

test('B4 STATE-21 DEC-11 10,000 random lives of a client reach no state that the rules forbid', () => {
  expect(ClientStatus.options).toEqual(['ACTIVE', 'NO_ACCESS', 'ARCHIVED'])
  fc.assert(
    fc.property(state, steps, (begun, life) => {
      let client = { ...begun, earlier: begun.status === 'ARCHIVED' ? ('NO_ACCESS' as const) : null } as ClientState & {
        earlier: ClientState['status'] | null
      }
      for (const step of life) {
        if ('set' in step) {
          client = { ...client, ...step.set }
          continue
        }
        if (!isActionOpen(client, step.action)) continue
        const next = after(client, step)
        // A firm that pays keeps its access; an active plan is never archived while the firm has access.
        if (next.status === 'NO_ACCESS' && client.status === 'ACTIVE') expect(client.billing_owner).toBe('CLIENT')
        if (step.action === 'archive' && client.status === 'ACTIVE') {
          expect(client.subscription_status).not.toBe('ACTIVE')
          expect(client.invitation_status).not.toBe('ACCEPTED')
        }
        if (client.status === 'ARCHIVED') expect([step.action, next.status]).toEqual(['restore', client.earlier])
        expect(['ACTIVE', 'NO_ACCESS', 'ARCHIVED']).toContain(next.status)
        expect(next.status === 'ARCHIVED').toBe(next.earlier !== null)
        client = next
      }
      // No dead ends: without an active plan that the firm pays there is always a next step.
      const open = (['archive', 'remove_access', 'remove_access_and_archive', 'restore'] as const).filter((action) =>
        isActionOpen(client, action),
      )
      const isBound = client.status === 'ACTIVE' && client.billing_owner === 'ACCOUNTANT'
      if (!isBound) expect(open).not.toEqual([])
    }),
    { numRuns: 10_000 },
  )
}, 60_000)
