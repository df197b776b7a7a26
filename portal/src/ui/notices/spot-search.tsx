/** The drawing of a search without a match: rows under a magnifying glass. */
export function SpotSearch() {
  return (
    <svg width="176" height="112" viewBox="0 0 176 112" fill="none" strokeLinecap="round" aria-hidden>
      <g className="fill-surface-sunken stroke-border-strong">
        <rect x="20" y="14" width="112" height="24" rx="7" />
        <rect x="20" y="44" width="112" height="24" rx="7" />
        <rect x="20" y="74" width="112" height="24" rx="7" />
      </g>
      <path d="M32 26h44M32 56h30M32 86h52" className="stroke-border-strong" strokeWidth="3" />
      <g className="stroke-accent" strokeWidth="2.5">
        <circle cx="118" cy="58" r="25" className="fill-surface" />
        <circle cx="118" cy="58" r="19" className="fill-accent-soft stroke-none" />
        <path d="m136 77 17 17" strokeWidth="6" />
        <path d="M109 58h18" strokeDasharray="1 5" />
      </g>
    </svg>
  )
}
