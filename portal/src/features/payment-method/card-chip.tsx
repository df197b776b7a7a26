/** Decorative. */
export function CardChip() {
  return (
    <svg data-card-chip width="42" height="32" viewBox="0 0 42 32" aria-hidden className="shrink-0">
      <rect x=".5" y=".5" width="41" height="31" rx="6" fill="#e6c88a" stroke="#b89550" strokeOpacity=".5" />
      <path
        d="M14 .5v31M28 .5v31M.5 11H14m14 0h13.5M.5 21H14m14 0h13.5M14 16h14"
        stroke="#9c7a3a"
        strokeOpacity=".6"
        fill="none"
      />
    </svg>
  )
}
