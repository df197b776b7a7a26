type Props = { label: string; value: number; of: number; className?: string }

export function ProgressBar({ label, value, of, className = '' }: Props) {
  const share = of === 0 ? 1 : value / of
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={of}
      className={`h-1 overflow-hidden rounded-full bg-surface-pressed ${className}`}
    >
      <div
        className="h-full origin-left rounded-full bg-accent transition-transform motion-reduce:transition-none"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}
