import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { Icon } from '../marks/icon.tsx'
import { Spinner } from '../notices/spinner.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
import { words } from '../words.ts'
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.ts'

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
  /** Set it on every button that makes a call; true while the call runs. */
  isPending?: boolean
  /** Disables the button during support visits, which are read-only. Defaults to true for a button that makes a call. */
  beginsChange?: boolean
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
  isPending,
  beginsChange = isPending !== undefined,
  onPress,
  className,
  ...rest
}: ButtonProps) {
  const isRefused = beginsChange && mayOnlyLook()
  const isOff = isDisabled || isRefused
  const isAct = type === 'submit' || isPending !== undefined
  const reason = isRefused ? words.onlyLook : disabledReason
  const button = (
    <button
      {...rest}
      type={type}
      className={buttonLook({ tone: isOff ? 'disabled' : tone, size, isBlock, className })}
      aria-disabled={isOff || undefined}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (isOff || isPending || (isAct && isSecondOfDouble(event))) event.preventDefault()
        else onPress?.()
      }}
    >
      <Label icon={icon} isPending={isPending ?? false}>
        {children}
      </Label>
    </button>
  )
  return isOff && reason ? <Tooltip text={reason}>{button}</Tooltip> : button
}

/** A double click means one press, even if the first click put another button under the pointer. */
const isSecondOfDouble = ({ detail }: MouseEvent): boolean => detail > 1

/** True during a support visit, from the document's page data. The server refuses every change in any case. */
export const mayOnlyLook = (): boolean => document.documentElement.dataset.supportUntil !== undefined

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
  // The two negative margins offset the spinner and the gap, so that the width stays the same.
  return (
    <>
      <Spinner size={12} className="-mr-0.5 -ml-[9px]" />
      <span className="-mr-[9px]">{children}</span>
    </>
  )
}
