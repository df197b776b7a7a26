import { expect, test } from 'vitest'
import { withBreaker } from './breaker.ts'
import { type Mail, MailRefused, MailUnreachable } from './mail.ts'

const mail: Mail = { to: 'a@b.example', subject: '', html: '', text: '', messageId: '<1@hub.example>' }

/** A mail server that responds as the test says, and a clock that the test moves. */
const world = (answer: () => Error | undefined) => {
  const changes: boolean[] = []
  const state = { tries: 0, at: 0, changes }
  const port = {
    send: async () => {
      state.tries++
      const error = answer()
      if (error) throw error
    },
    close: () => undefined,
  }
  const guarded = withBreaker(port, {
    failures: 3,
    pauseMs: 1_000,
    longestPauseMs: 4_000,
    now: () => state.at,
    onChange: (isOpen) => changes.push(isOpen),
  })
  return {
    state,
    send: () =>
      guarded
        .send(mail, () => undefined)
        .then(
          () => 'sent',
          (error: unknown) => error,
        ),
  }
}

test('F15 the breaker opens after three failures in a row, and then no mail waits for the server', async () => {
  const { state, send } = world(() => new MailUnreachable('Connection timeout'))
  for (let tries = 1; tries <= 10; tries++) expect(await send()).toBeInstanceOf(MailUnreachable)
  expect(state).toMatchObject({ tries: 3, changes: [true] })
  const failure = (await send()) as MailUnreachable
  expect(failure.retryInMs).toBeGreaterThanOrEqual(1_500)
  expect(failure.retryInMs).toBeLessThanOrEqual(2_500)
})

test('F15 after the pause one mail probes the server while the others fail fast, and its success lets all through', async () => {
  let answer: Error | undefined = new MailUnreachable('away')
  const { state, send } = world(() => answer)
  for (let tries = 1; tries <= 3; tries++) await send()
  state.at = 1_000
  answer = undefined
  const [probe, other] = await Promise.all([send(), send()])
  expect(probe).toBe('sent')
  expect(other).toBeInstanceOf(MailUnreachable)
  expect(state).toMatchObject({ tries: 4, changes: [true, false] })
  expect(await send()).toBe('sent')
})

test('F15 every failed probe doubles the pause, up to the maximum', async () => {
  const { state, send } = world(() => new MailUnreachable('away'))
  for (let tries = 1; tries <= 3; tries++) await send()
  for (const [at, tries] of [
    [999, 3],
    [1_000, 4],
    [2_999, 4],
    [3_000, 5],
    [6_999, 5],
    [7_000, 6],
    [10_999, 6],
    [11_000, 7],
  ] as const) {
    state.at = at
    await send()
    expect([at, state.tries]).toEqual([at, tries])
  }
})

test('F15 any reply from the server counts as up and resets the count of failures', async () => {
  const answers = [new MailUnreachable('away'), new MailUnreachable('away'), new MailRefused('550 nobody here')]
  const { state, send } = world(() => answers[(state.tries - 1) % answers.length])
  for (let tries = 1; tries <= 9; tries++) await send()
  expect(state).toMatchObject({ tries: 9, changes: [] })
})

test('F6 the lease check is passed on to the mail port', async () => {
  const asked: unknown[] = []
  const guarded = withBreaker({ send: async (...given) => void asked.push(...given), close: () => undefined })
  const check = () => undefined
  await guarded.send(mail, check)
  expect(asked).toEqual([mail, check])
})
