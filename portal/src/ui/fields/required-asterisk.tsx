import { words } from '../words.ts'

/** Red once validation found the answer missing. */
export function RequiredAsterisk({ isMissing = false }: { isMissing?: boolean }) {
  return (
    <>
      <span aria-hidden className={isMissing ? 'text-danger-text' : 'text-text-subtle'}>
        {' '}
        *
      </span>
      <span className="sr-only"> ({words.required})</span>
    </>
  )
}
