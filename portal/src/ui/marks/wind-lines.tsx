import tall from './wind-tall.svg'
import wide from './wind-wide.svg'

/** Ledger lines bent by wind, behind a dark panel's content. Decorative: a CSS mask, so that no page waits for it. */
export function WindLines({ shape }: { shape: 'tall' | 'wide' }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-0 bg-wind mask-cover mask-center"
      style={{ maskImage: `url("${shape === 'tall' ? tall : wide}")` }}
    />
  )
}
