/** The drawing of an empty list of receipts. */
export function SpotReceipt() {
  return (
    <svg width="176" height="112" viewBox="0 0 176 112" fill="none" strokeLinecap="round" aria-hidden>
      <rect x="30" y="36" width="62" height="62" rx="9" className="fill-surface-sunken stroke-border-strong" />
      <path d="M42 52h26M42 64h26M42 76h26" className="stroke-border-strong" strokeWidth="3" />
      <path
        d="M74 6h78v94l-6.500-5-6.500 5-6.500-5-6.500 5-6.500-5-6.500 5-6.500-5-6.500 5-6.500-5-6.500 5-6.500-5-6.500 5z"
        className="fill-surface stroke-border-control"
      />
      <path d="M87 22h26M87 37h50M87 50h50" className="stroke-border-strong" strokeWidth="3" />
      <rect x="110" y="64" width="30" height="15" rx="5" className="fill-accent-soft" />
      <path d="M117 71.500h16" className="stroke-accent" strokeWidth="2.500" />
    </svg>
  )
}
