import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deliver, formWindow, frameElement, loadForm, openLegacyDocument } from '../../../testing/legacy-card-world.tsx'
import { getLegacyPaymentMethod } from '../../api/contract.ts'
import { messageIn } from './frame-message.ts'
import { firstState, nextState } from './frame-state.ts'
import { outcomeOf } from './submit-outcome.ts'

const save = page.getByRole('button', { name: 'Save Changes', exact: true })
const success = { action: 'submitted', payload: { status: 'success' } }
const refusal = { action: 'submitted', payload: { status: 'failure', cvv_error: true } }
const resized = { action: 'resized', payload: { height: 900 } }

/** Everything of the page that a message could change. */
const shown = () => ({
  height: frameElement().getBoundingClientRect().height,
  scroll: window.scrollY,
  text: document.body.textContent,
  save: [save.element().getAttribute('aria-busy'), (save.element() as HTMLButtonElement).disabled],
})

const settle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const otherWindow = () => {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  return frame
}

test.each([
  ['another origin', 'https://evil.example'],
  ['an origin that contains ours', `${location.origin}.evil.example`],
  ['an origin that ends with ours', `https://evil.example/${location.origin}`],
  ['the origin null', 'null'],
  ['no origin', ''],
])('M7 messages of %s change nothing, whatever they say', async (_what, origin) => {
  const { server, goTo } = await openLegacyDocument()
  await loadForm()
  await save.click()
  const before = shown()
  for (const message of [{ action: 'loaded' }, resized, success, refusal, { action: 'locationChanged' }])
    deliver(message, { origin })
  await settle()
  expect(shown()).toEqual(before)
  const form = await formWindow()
  expect(form.received?.map(({ data }) => (data as { action: string }).action)).toEqual(['populate', 'submit'])
  expect([server.callsOf(getLegacyPaymentMethod).length, goTo.mock.calls]).toEqual([1, []])
})

test.each([
  ['the page itself', () => window],
  ['another frame of the same origin', () => otherWindow().contentWindow],
  ['no window', () => null],
])('M7 messages of %s change nothing, although their origin is right', async (_what, sourceOf) => {
  const { server, goTo } = await openLegacyDocument()
  await loadForm()
  await save.click()
  const source = sourceOf()
  const before = shown()
  for (const message of [resized, success, refusal]) deliver(message, { source })
  await settle()
  expect(shown()).toEqual(before)
  expect([server.callsOf(getLegacyPaymentMethod).length, goTo.mock.calls]).toEqual([1, []])
  for (const frame of document.querySelectorAll('body > iframe')) frame.remove()
})

test('M7 after the frame went to another origin, its messages are not read', async () => {
  const { goTo } = await openLegacyDocument()
  await loadForm()
  deliver({ action: 'locationChanged', payload: { location: 'https://evil.example/' } })
  await expect.element(save).toBeDisabled()
  for (const message of [{ action: 'loaded' }, success]) deliver(message, { origin: 'https://evil.example' })
  await settle()
  await expect.element(save).toBeDisabled()
  expect(goTo.mock.calls).toEqual([])
})

test('M7 before the form is loaded nothing else counts', async () => {
  const { goTo } = await openLegacyDocument()
  await formWindow()
  const before = shown()
  for (const message of [resized, success, refusal, { action: 'scrollToError', payload: { position: 90 } }])
    deliver(message)
  await settle()
  expect([shown(), goTo.mock.calls]).toEqual([before, []])
})

test('M7 an outcome without a pending submit, or a second one, changes nothing', async () => {
  const { server, goTo } = await openLegacyDocument()
  await loadForm()
  const before = shown()
  deliver(success)
  await settle()
  expect([shown(), server.callsOf(getLegacyPaymentMethod).length]).toEqual([before, 1])
  await save.click()
  deliver(refusal)
  await expect.element(page.getByRole('alert')).toBeVisible()
  const after = shown()
  deliver(success)
  deliver({ action: 'submitted', payload: { status: 'failure' } })
  await settle()
  expect([shown(), server.callsOf(getLegacyPaymentMethod).length, goTo.mock.calls]).toEqual([after, 1, []])
})

test.each(['Success', 'SUCCESS', 1, true, { status: 'success' }, ['success'], null, undefined])(
  'M7 PAY-32 the status %o is no success',
  (status) => {
    expect(outcomeOf({ status })).toBe('generic')
  },
)

test.each([
  [-1, 200],
  [0, 200],
  [1e9, 2000],
  [420.5, 421],
  ['420', undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [null, undefined],
  [{ height: 900 }, undefined],
])('M7 PAY-25 a reported height of %o becomes %o', (height, expected) => {
  const message = messageIn({ action: 'resized', payload: { height } })
  expect(message && 'height' in message ? message.height : undefined).toBe(expected)
})

test('M7 PAY-27 a position that is no number is dropped, and one out of bounds is not', () => {
  const positionOf = (position: unknown) => messageIn({ action: 'scrollToError', payload: { position } })
  expect(positionOf(Number.POSITIVE_INFINITY)).toBeUndefined()
  expect(positionOf('90')).toBeUndefined()
  expect(positionOf(-5)).toMatchObject({ position: 0 })
  expect(positionOf(1e12)).toMatchObject({ position: 2000 })
})

test.each([
  ['text', 'loaded'],
  ['a list', [{ action: 'loaded' }]],
  ['nothing', null],
  ['an unknown action', { action: 'done' }],
  ['an action of another type', { action: { toString: () => 'loaded' } }],
  ['an inherited action', Object.create({ action: 'loaded' })],
  ['an action of a prototype', JSON.parse('{"__proto__": {"action": "loaded"}}')],
  [
    'a class',
    new (class {
      action = 'loaded'
    })(),
  ],
])('M7 %s is no message', (_what, data) => {
  expect(messageIn(data)).toBeUndefined()
})

test('M7 a payload with a prototype of its own neither counts nor pollutes', () => {
  const payload = JSON.parse('{"__proto__": {"status": "success", "height": 900}}')
  expect(messageIn({ action: 'submitted', payload })).toEqual({ action: 'submitted', outcome: 'generic' })
  expect(messageIn({ action: 'resized', payload })).toBeUndefined()
  expect(({} as { status?: string }).status).toBeUndefined()
})

const codes = [
  [undefined, undefined],
  [4008, 'expiryDate'],
  [4009, 'authorization'],
  ['<b>4009</b>', undefined],
] as const

test('ERR-67 ERR-68 a known code overrides both, and the security code overrides the address', () => {
  const combinations = [false, true].flatMap((avs_error) =>
    [false, true].flatMap((cvv_error) =>
      codes.map(([error_code, byCode]) => ({ avs_error, cvv_error, error_code, byCode })),
    ),
  )
  expect(combinations.length).toBe(16)
  for (const { byCode, ...payload } of combinations) {
    const other = payload.cvv_error ? 'cvv' : payload.avs_error ? 'address' : 'generic'
    expect(outcomeOf({ status: 'failure', ...payload })).toBe(byCode ?? other)
  }
})

test('M7 any sequence of messages keeps the height within bounds and never saves without a submit', () => {
  const heights = [-1, 0, 1e9, 420.5, Number.NaN, '420', 199, 2001]
  let state = firstState
  for (const height of heights)
    for (const action of ['loaded', 'resized', 'locationChanged', 'submitted', 'scrollToError']) {
      const message = messageIn({ action, payload: { height, status: 'success' } })
      if (message) state = nextState(state, message)
      expect(state.height).toBeGreaterThanOrEqual(200)
      expect(state.height).toBeLessThanOrEqual(2000)
      expect(['idle', 'loaded']).toContain(state.phase)
    }
})

/** Tasks that kept the page busy for more than 50 ms while `act` ran. */
const longTasks = async (act: () => Promise<void>): Promise<number[]> => {
  const found: number[] = []
  const observer = new PerformanceObserver((list) => found.push(...list.getEntries().map(({ duration }) => duration)))
  observer.observe({ type: 'longtask' })
  await act()
  await settle()
  observer.disconnect()
  return found
}

test('M7 the page stays responsive under 10,000 messages in a second and one of 5 MB', async () => {
  await openLegacyDocument()
  await loadForm()
  const payload = { text: 'x'.repeat(5 * 1024 * 1024) }
  const long = await longTasks(async () => {
    for (let batch = 0; batch < 100; batch++) {
      for (let each = 0; each < 100; each++)
        deliver(
          { action: 'resized', payload: { height: 300 + each } },
          each % 2 ? {} : { origin: 'https://evil.example' },
        )
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    deliver({ action: 'resized', payload })
  })
  expect(long).toEqual([])
  await expect.poll(() => frameElement().getBoundingClientRect().height).toBe(399)
})
