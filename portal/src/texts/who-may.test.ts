import { type FirmAct, whyNotInFirm } from '@partner-hub/contracts/firms/firm-policy.ts'
import { expect, test } from 'vitest'
import { whoMay } from './who-may.ts'

test.each(Object.entries(whoMay))('DEC-97 the screen gives the same reason as the server for %s', (act, sentence) => {
  expect(sentence).toBe(whyNotInFirm(act as FirmAct))
})
