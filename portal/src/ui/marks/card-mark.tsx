import { CreditCard } from 'lucide-react'
import { Icon } from './icon.tsx'

/** The brand's mark on a white plate; decoration, because its name stands beside it. */
export function CardMark({ brandCode }: { brandCode: string }) {
  if (!isBrand(brandCode)) return <Icon of={CreditCard} size={20} className="text-text-subtle" />
  return (
    <svg width="40" height="26" viewBox="0 0 40 26" aria-hidden className="shrink-0">
      <rect x=".5" y=".5" width="39" height="25" rx="5" fill="#fff" stroke="#d5dbde" />
      {marks[brandCode]}
    </svg>
  )
}

const isBrand = (code: string): code is keyof typeof marks => Object.hasOwn(marks, code)

const marks = {
  visa: (
    <text
      x="20"
      y="17.6"
      textAnchor="middle"
      fontWeight="800"
      fontStyle="italic"
      fontSize="12"
      letterSpacing=".3"
      fill="#1a2b7a"
    >
      VISA
    </text>
  ),
  'master-card': (
    <>
      <circle cx="16.5" cy="13" r="7" fill="#d9222a" />
      <circle cx="23.5" cy="13" r="7" fill="#ee9f2d" fillOpacity=".9" />
    </>
  ),
  'american-express': (
    <text x="20" y="16.6" textAnchor="middle" fontWeight="800" fontSize="9" letterSpacing=".2" fill="#1f72cd">
      AMEX
    </text>
  ),
}
