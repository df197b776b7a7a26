import { words } from '../words.ts'
import { FieldError } from './field-error.tsx'

const numbers = new Intl.NumberFormat()

type Props = {
  hintId: string
  hint?: string
  errorId?: string
  error?: string
  used: number
  /** Shows a counter from the start. */
  limit?: number
}

/** The line under a field: the error, the hint, and the counter at the right. */
export function FieldFoot({ hintId, hint, errorId, error, used, limit }: Props) {
  if (!hint && !error && limit === undefined) return null
  return (
    <div className="flex justify-between gap-1.5">
      <div className="min-w-0">
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {hint && (
          <p id={hintId} className="mt-1.5 text-small text-text-subtle">
            {hint}
          </p>
        )}
      </div>
      {limit !== undefined && <Counter used={used} limit={limit} />}
    </div>
  )
}

/** Announced only near the limit: counting from the first letter would drown out the typing. */
function Counter({ used, limit }: { used: number; limit: number }) {
  const tone = used > limit ? 'font-medium text-danger-text' : 'text-text-subtle'
  return (
    <span
      aria-live={used >= limit * 0.9 ? 'polite' : 'off'}
      className={`mt-1.5 shrink-0 text-small tabular-nums ${tone}`}
    >
      {words.characters(numbers.format(used), numbers.format(limit))}
    </span>
  )
}
