export function Loading() {
  return (
    <p className="soft" role="status">
      Loading…
    </p>
  )
}

export function Failed({ query }: { query: { refetch: () => unknown } }) {
  return (
    <div className="failed" role="alert">
      <p>This could not be loaded.</p>
      <button type="button" className="plain" onClick={() => void query.refetch()}>
        Try again
      </button>
    </div>
  )
}
