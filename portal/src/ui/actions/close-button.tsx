import { X } from 'lucide-react'
import { tv } from 'tailwind-variants/lite'
import { Icon } from '../marks/icon.tsx'
import { words } from '../words.ts'

const look = tv({
  base: 'grid size-7 shrink-0 place-items-center rounded-pill text-text-muted transition-colors hover:bg-surface-pressed hover:text-text',
})

type Props = { name?: string; iconSize?: 14 | 16; onPress: () => void; className?: string }

/** The small cross of banners and toasts; clear enough without a tooltip. */
export function CloseButton({ name = words.close, iconSize = 16, onPress, className }: Props) {
  return (
    <button type="button" aria-label={name} className={look({ className })} onClick={onPress}>
      <Icon of={X} size={iconSize} />
    </button>
  )
}
