import { tv } from 'tailwind-variants/lite'
import { Initials } from '../facts/initials.tsx'

const look = tv({
  base: 'shrink-0 bg-white object-contain inset-ring inset-ring-border',
  variants: {
    size: {
      24: 'size-6 rounded-pill',
      32: 'size-8 rounded-control',
      48: 'size-12 rounded-panel',
      64: 'size-16 rounded-dialog',
    },
  },
})

type Props = { name: string; logoUrl: string | null; size: 24 | 32 | 48 | 64 }

/** The firm's logo, or its initials without one; contracts/words/initials.ts picks them, for mails too. */
export function FirmMark({ name, logoUrl, size }: Props) {
  if (!logoUrl) return <Initials name={name} uuid={name.trim()} size={size} />
  return <img src={logoUrl} alt="" width={size} height={size} className={look({ size })} />
}
