import { expect, test } from 'vitest'
import { chargeOutcomeOf, refusalOf, refusalOfInput } from './gateway-verdict.ts'

const declined = (processorResponseCode: string) => ({ status: 'processor_declined', processorResponseCode })
const rejected = (gatewayRejectionReason: string) => ({ status: 'gateway_rejected', gatewayRejectionReason })

test('a refused card is refused for its address, security code, date, by its bank, or for another reason', () => {
  expect(['avs', 'cvv', 'avs_and_cvv', 'fraud'].map((reason) => refusalOf(rejected(reason)))).toEqual([
    'avs',
    'cvv',
    'cvv',
    'other',
  ])
  expect(['2004', '2006', '2010', '2060', '2059', '2000'].map((code) => refusalOf(declined(code)))).toEqual([
    'expired',
    'expired',
    'cvv',
    'cvv',
    'avs',
    'declined',
  ])
  expect(refusalOf({ status: 'failed', processorResponseCode: '3000' })).toBe('other')
  expect([refusalOfInput(['81710']), refusalOfInput(['93108']), refusalOfInput([])]).toEqual([
    'expired',
    'other',
    'other',
  ])
})

test('M1 a transaction that is neither paid nor refused for good leaves its charge unknown', () => {
  const outcomeOf = (status: string) => chargeOutcomeOf({ id: 'x', status }).outcome
  for (const status of ['authorized', 'submitted_for_settlement', 'settling', 'settled'])
    expect(outcomeOf(status)).toBe('paid')
  for (const status of ['processor_declined', 'gateway_rejected', 'settlement_declined'])
    expect(outcomeOf(status)).toBe('declined')
  for (const status of ['failed', 'voided']) expect(outcomeOf(status)).toBe('failed')
  for (const status of ['authorizing', 'unrecognized', '']) expect(outcomeOf(status)).toBe('unknown')
})

test('a decline tells its code and whether the card can succeed later', () => {
  const soft = { id: 'x', status: 'processor_declined', processorResponseCode: '2001' }
  expect(chargeOutcomeOf({ ...soft, processorResponseType: 'soft_declined' })).toEqual({
    outcome: 'declined',
    gateway_id: 'x',
    code: '2001',
    is_hard_decline: false,
  })
  const hard = { ...soft, processorResponseCode: '2004', processorResponseType: 'hard_declined' }
  expect(chargeOutcomeOf(hard)).toMatchObject({ code: '2004', is_hard_decline: true })
  const duplicate = {
    id: 'x',
    status: 'gateway_rejected',
    processorResponseCode: '1000',
    gatewayRejectionReason: 'duplicate',
  }
  expect(chargeOutcomeOf(duplicate)).toMatchObject({ outcome: 'declined', code: 'duplicate' })
})
