import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'

export type ButtonProps = {
  children: ReactNode
  tone?: ButtonTone
  size?: ButtonSize
  icon?: LucideIcon
  type?: 'button' | 'submit'
  form?: string
  name?: string
  value?: string
  isBlock?: boolean
  /** Stays focusable, so that the reason can be found; presses are ignored. */
  isDisabled?: boolean
  disabledReason?: string
  isPending?: boolean
  autoFocus?: boolean
  onPress?: () => void
  className?: string
  ref?: Ref<HTMLButtonElement>
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-describedby'?: string
}

export function Button({
  children,
  tone,
  size,
  icon,
  type = 'button',
  isBlock,
  isDisabled = false,
  disabledReason,
  isPending = false,
  onPress,
  className,
  ...rest
}: ButtonProps) {
  const button = (
    <button
      {...rest}
      type={type}
      className={buttonLook({ tone: isDisabled ? 'disabled' : tone, size, isBlock, className })}
      aria-disabled={isDisabled || undefined}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (isDisabled || isPending) event.preventDefault()
        else onPress?.()
      }}
    >
      <Label icon={icon} isPending={isPending}>
        {children}
      </Label>
    </button>
  )
  return isDisabled && disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button
}

type LabelProps = { icon: LucideIcon | undefined; isPending: boolean; children: ReactNode }

function Label({ icon, isPending, children }: LabelProps) {
  if (icon) {
    return (
      <>
        {isPending ? <Spinner className="-ml-0.5" /> : <Icon of={icon} className="-ml-0.5" />}
        {children}
      </>
    )
  }
  if (!isPending) return children
  // The two margins take up exactly what the ring and the gap add: the width stays.
  return (
    <>
      <Spinner size={12} className="-mr-0.5 -ml-[9px]" />
      <span className="-mr-[9px]">{children}</span>
    </>
  )
}
