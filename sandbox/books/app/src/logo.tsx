export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path
          d="M3 20V5.5C6 4 9 4 12 6c3-2 6-2 9-.5V20c-3-1.5-6-1.5-9 .5-3-2-6-2-9-.5Zm9-14v14.5"
          stroke="#e0b354"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </svg>
      {name}
    </span>
  )
}
