import { expect, test } from 'vitest'
import { withinMailQuota } from './within-mail-quota.ts'

const email = 'ruth@person.example'

/** A counter with room for this many. */
const mailsLeft = (left: number) => ({
  take: async () => (left-- > 0 ? 0 : 60),
  giveBack: async () => void left++,
})

test('E4 work that fails gives its mail back, and work beyond the quota is not begun', async () => {
  const mails = mailsLeft(1)
  const lost = withinMailQuota(mails, email, () => Promise.reject(new Error('connection lost')))
  await expect(lost).rejects.toThrow('connection lost')
  let begun = 0
  const issue = async () => ++begun
  expect(await withinMailQuota(mails, email, issue)).toBe(1)
  expect(await withinMailQuota(mails, email, issue)).toBeUndefined()
  expect(begun).toBe(1)
})
