import { expect, test } from 'vitest'
import { withinMailQuota } from './within-mail-quota.ts'

const email = 'ruth@person.example'

/** A quota with this many mails left. */
const mailsLeft = (left: number) => ({
  take: async () => (left-- > 0 ? 0 : 60),
  giveBack: async () => void left++,
})

test('E4 failed work returns its mail to the quota, and work beyond the quota does not start', async () => {
  const mails = mailsLeft(1)
  const lost = withinMailQuota(mails, email, () => Promise.reject(new Error('connection lost')))
  await expect(lost).rejects.toThrow('connection lost')
  let begun = 0
  const issue = async () => ++begun
  expect(await withinMailQuota(mails, email, issue)).toBe(1)
  expect(await withinMailQuota(mails, email, issue)).toBeUndefined()
  expect(begun).toBe(1)
})
