import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastQueue } from './toast-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const queueWith = (...titles: string[]) => {
  const queue = new ToastQueue({ lifetime: 5000, most: 3 })
  for (const title of titles) queue.add({ tone: 'success', title, text: '' })
  return queue
}
const titles = (queue: ToastQueue) => queue.visible().map(({ title }) => title)

test('CONST-08 a toast lasts 5000 ms and not a millisecond less', () => {
  const queue = queueWith('saved')
  vi.advanceTimersByTime(4999)
  expect(titles(queue)).toEqual(['saved'])
  vi.advanceTimersByTime(1)
  expect(titles(queue)).toEqual([])
})

test('CONST-08 pauses do not change the time left, within 100 ms', () => {
  const queue = queueWith('saved')
  for (const lived of [1234, 777, 1989]) {
    vi.advanceTimersByTime(lived)
    queue.hold('pointer')
    vi.advanceTimersByTime(60_000)
    queue.release('pointer')
  }
  vi.advanceTimersByTime(899)
  expect(titles(queue)).toEqual(['saved'])
  vi.advanceTimersByTime(101)
  expect(titles(queue)).toEqual([])
})

test('the countdown stays paused while one of two reasons remains', () => {
  const queue = queueWith('saved')
  queue.hold('pointer')
  queue.hold('focus')
  queue.release('pointer')
  vi.advanceTimersByTime(60_000)
  expect(titles(queue)).toEqual(['saved'])
  queue.release('focus')
  vi.advanceTimersByTime(5000)
  expect(titles(queue)).toEqual([])
})

test('a toast added during a pause gets its full time afterwards', () => {
  const queue = queueWith('first')
  vi.advanceTimersByTime(4000)
  queue.hold('pointer')
  queue.add({ tone: 'error', title: 'second', text: '' })
  vi.advanceTimersByTime(60_000)
  queue.release('pointer')
  vi.advanceTimersByTime(1000)
  expect(titles(queue)).toEqual(['second'])
  vi.advanceTimersByTime(4000)
  expect(titles(queue)).toEqual([])
})

test('the newest toast is on top, and a fourth removes the oldest', () => {
  const queue = queueWith('first', 'second', 'third', 'fourth')
  expect(titles(queue)).toEqual(['fourth', 'third', 'second'])
})

test('a pause ends with the last toast, so that the next one counts down', () => {
  const queue = queueWith('first')
  queue.hold('pointer')
  queue.close(queue.visible()[0]?.id ?? 0)
  queue.add({ tone: 'success', title: 'second', text: '' })
  vi.advanceTimersByTime(5000)
  expect(titles(queue)).toEqual([])
})
