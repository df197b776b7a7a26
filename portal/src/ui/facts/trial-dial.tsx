const round = 2 * Math.PI * 5.25

/** A ring that empties as the days of a trial run out. */
export function TrialDial({ daysLeft, of = 30 }: { daysLeft: number; of?: number }) {
  const share = Math.max(0, Math.min(1, daysLeft / of))
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" fill="none" strokeWidth="2.5" stroke="currentColor" aria-hidden>
      <circle cx="7" cy="7" r="5.25" opacity=".24" />
      <circle
        cx="7"
        cy="7"
        r="5.25"
        strokeLinecap="round"
        strokeDasharray={`${share * round} ${round}`}
        transform="rotate(-90 7 7)"
      />
    </svg>
  )
}
