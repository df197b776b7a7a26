import tall from './wind-tall.svg'
import wide from './wind-wide.svg'

/** Ledger lines bent by wind, behind a dark panel's content. Decoration only. */
export function WindLines({ shape }: { shape: 'tall' | 'wide' }) {
  return (
    <img
      src={shape === 'tall' ? tall : wide}
      alt=""
      className="pointer-events-none absolute inset-0 size-full object-cover"
    />
  )
}
