/** The product's logo. Decorative next to the name; give it a name if it stands alone. */
export function HubMark({ name, size = 28 }: { name?: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" role="img" aria-label={name} aria-hidden={!name}>
      <rect width="28" height="28" rx="8" className="fill-accent" />
      <g className="stroke-on-accent" strokeWidth="2.5">
        <path d="M9.25 21.5V13" strokeLinecap="round" />
        <circle cx="14.75" cy="12.25" r="5.5" />
      </g>
      <circle cx="14.75" cy="12.25" r="1.75" className="fill-on-accent" />
    </svg>
  )
}
