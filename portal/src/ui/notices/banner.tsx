import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'
import { CloseButton } from '../actions/close-button.tsx'
import { Icon } from '../marks/icon.tsx'
import { Spinner } from './spinner.tsx'

const look = tv({
  base: 'flex flex-wrap items-start gap-3 rounded-panel border py-3 pr-3 pl-4',
  variants: {
    tone: {
      accent: 'border-accent-border bg-accent-soft [&>:first-child>svg]:text-accent-text',
      info: 'border-info-border bg-info-bg [&>:first-child>svg]:text-info-icon',
      warning: 'border-warning-border bg-warning-bg [&>:first-child>svg]:text-warning-icon',
      danger: 'border-danger-border bg-danger-bg [&>:first-child>svg]:text-danger-icon',
      success: 'border-success-border bg-success-bg [&>:first-child>svg]:text-success-icon',
      neutral: 'border-neutral-border bg-neutral-bg [&>:first-child>svg]:text-neutral-icon',
    },
  },
})

type Props = {
  tone: 'accent' | 'info' | 'warning' | 'danger' | 'success' | 'neutral'
  icon: LucideIcon
  /** Shows a spinner instead of the icon. */
  isBusy?: boolean
  title: ReactNode
  text?: ReactNode
  /** Buttons of size sm. */
  action?: ReactNode
  onClose?: (() => void) | undefined
  closeName?: string
  /** `alert` for an error that just happened here; `status` for the result of the user's own action. */
  role?: 'alert' | 'status'
  className?: string
}

/** The icon aligns with the first line, whatever the height of the buttons. */
export function Banner({
  tone,
  icon,
  isBusy = false,
  title,
  text,
  action,
  onClose,
  closeName,
  role,
  className,
}: Props) {
  return (
    <div role={role} className={look({ tone, className })}>
      <div className="flex min-w-0 flex-1 basis-59 items-start gap-3 self-center">
        {isBusy ? <Spinner className="mt-0.5 mr-0.5" /> : <Icon of={icon} size={18} className="mt-px shrink-0" />}
        <div className="min-w-0 flex-1 text-pretty wrap-anywhere">
          <div className="font-strong">{title}</div>
          {text && <div className="text-text-muted">{text}</div>}
        </div>
      </div>
      {action && (
        <div className="flex flex-wrap gap-2 self-center max-md:w-full max-md:pl-[30px] empty:hidden">{action}</div>
      )}
      {onClose && <CloseButton name={closeName} onPress={onClose} className="-my-[3px]" />}
    </div>
  )
}
