/** The drawing of an empty list: abstract rows, one of them in accent. */
export function SpotRows() {
  return (
    <svg width="176" height="112" viewBox="0 0 176 112" fill="none" strokeLinecap="round" aria-hidden>
      <rect x="26" y="14" width="124" height="84" rx="10" className="fill-surface-sunken stroke-border-strong" />
      <rect x="12" y="38" width="152" height="36" rx="9" className="fill-surface stroke-border-strong" />
      <g className="fill-accent-soft">
        <rect x="22" y="47" width="18" height="18" rx="5" className="stroke-accent" strokeWidth="1.25" />
        <rect x="124" y="49" width="30" height="14" rx="5" />
      </g>
      <g className="stroke-accent" strokeLinejoin="round">
        <path d="m27 56 3 3 5.5-6" strokeWidth="1.75" />
        <path d="M131 56h16" strokeWidth="2.5" />
      </g>
      <path d="M50 52.5h46M50 60.5h28" className="stroke-border-control" strokeWidth="3" />
      <path d="M42 26h34M42 86h26" className="stroke-border-strong" strokeWidth="3" />
      <g className="fill-surface-pressed">
        <rect x="112" y="21" width="26" height="9" rx="4" />
        <rect x="118" y="82" width="20" height="9" rx="4" />
      </g>
    </svg>
  )
}
