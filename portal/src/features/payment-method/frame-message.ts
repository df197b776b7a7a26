import { outcomeOf, type SubmitOutcome } from './submit-outcome.ts'

/** What the card form may say. */
export type FrameMessage =
  | { readonly action: 'loaded' | 'locationChanged' }
  | { readonly action: 'resized'; readonly height: number }
  | { readonly action: 'scrollToError'; readonly position: number }
  | { readonly action: 'submitted'; readonly outcome: SubmitOutcome }

const LEAST_HEIGHT = 200
const GREATEST_HEIGHT = 2000

type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const within = (least: number, value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(Math.max(Math.ceil(value), least), GREATEST_HEIGHT)
    : undefined

/** Undefined for anything that is not a message of the card form. */
export const messageIn = (data: unknown): FrameMessage | undefined => {
  if (!isPlain(data)) return undefined
  const { action } = data
  const payload = isPlain(data.payload) ? data.payload : {}
  if (action === 'loaded' || action === 'locationChanged') return { action }
  if (action === 'submitted') return { action, outcome: outcomeOf(payload) }
  if (action === 'resized') {
    const height = within(LEAST_HEIGHT, payload.height)
    return height === undefined ? undefined : { action, height }
  }
  if (action === 'scrollToError') {
    const position = within(0, payload.position)
    return position === undefined ? undefined : { action, position }
  }
  return undefined
}
