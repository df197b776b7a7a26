import { CreditCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const text = (letters: string, fill: string, size = 9): ReactNode => (
  <text
    x="20"
    y={13 + size * 0.37}
    textAnchor="middle"
    fontWeight="800"
    fontStyle="italic"
    fontSize={size}
    letterSpacing=".2"
    fill={fill}
  >
    {letters}
  </text>
)

const circles = (left: string, right: string): ReactNode => (
  <>
    <circle cx="16" cy="13" r="6.5" fill={left} />
    <circle cx="24" cy="13" r="6.5" fill={right} fillOpacity=".85" />
  </>
)

/** Each brand's drawing on its white plate, by the names that the provider and the specification use. */
const drawings = {
  visa: text('VISA', '#1a2b7a', 12),
  mastercard: circles('#d8232a', '#f0a01f'),
  amex: text('AMEX', '#1468b3', 10),
  discover: text('DISCOVER', '#b8500f', 7),
  diners: text('DINERS', '#1d5b8f', 8),
  jcb: text('JCB', '#1d6b3a', 11),
} as const

type Brand = keyof typeof drawings

const brands: Readonly<Record<string, Brand>> = {
  'american express': 'amex',
  'american-express': 'amex',
  'master-card': 'mastercard',
  'diners club': 'diners',
  'diners-club': 'diners',
}

const isBrand = (name: string): name is Brand => Object.hasOwn(drawings, name)

/** The logo of a card's brand by its name, in any case; a card for brands without a logo. */
export function CardMark({ brand }: { brand: string }) {
  const name = brand.toLowerCase()
  const known = brands[name] ?? name
  if (!isBrand(known))
    return (
      <span data-brand="other" className="grid h-[26px] w-10 shrink-0 place-items-center text-text-muted">
        <Icon of={CreditCard} size={24} />
      </span>
    )
  return (
    <svg data-brand={known} width="40" height="26" viewBox="0 0 40 26" aria-hidden className="shrink-0">
      <rect x=".5" y=".5" width="39" height="25" rx="5" fill="#fff" stroke="#d5dbde" />
      {drawings[known]}
    </svg>
  )
}
