import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'
import { Icon } from '../marks/icon.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
import { buttonLook } from './button-look.ts'

type Props = {
  icon: LucideIcon
  /** The accessible name, shown as the tooltip too. */
  name: string
  size?: 'sm' | 'md' | 'touch'
  tone?: 'ghost' | 'secondary'
  iconSize?: 14 | 16 | 18 | 20
  onPress?: () => void
  className?: string
  ref?: Ref<HTMLButtonElement>
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-haspopup'?: 'dialog' | 'menu'
}

export function IconButton({ icon, name, size = 'md', tone = 'ghost', iconSize, onPress, className, ...rest }: Props) {
  return (
    <Tooltip text={name} isName>
      <button
        {...rest}
        type="button"
        aria-label={name}
        className={buttonLook({ tone, size: `icon-${size}`, className })}
        onClick={onPress}
      >
        <Icon of={icon} size={iconSize} />
      </button>
    </Tooltip>
  )
}
