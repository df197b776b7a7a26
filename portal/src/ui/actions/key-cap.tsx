/** A key as it is printed on a keyboard. */
export function KeyCap({ children, className }: { children: string; className?: string }) {
  return (
    <kbd
      className={`min-w-5 rounded-key border border-border bg-surface-sunken px-1.25 text-center font-sans text-[0.6875rem]/[1.125rem] font-medium text-text-subtle ${className ?? ''}`}
    >
      {children}
    </kbd>
  )
}
