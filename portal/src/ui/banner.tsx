import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'
import { CloseButton } from './close-button.tsx'
import { Icon } from './icon.tsx'

const look = tv({
  base: 'flex flex-wrap items-start gap-3 rounded-panel border py-3 pr-3 pl-4',
  variants: {
    tone: {
      accent: 'border-accent-border bg-accent-soft [&>svg]:text-accent-text',
      info: 'border-info-border bg-info-bg [&>svg]:text-info-icon',
      warning: 'border-warning-border bg-warning-bg [&>svg]:text-warning-icon',
      danger: 'border-danger-border bg-danger-bg [&>svg]:text-danger-icon',
      success: 'border-success-border bg-success-bg [&>svg]:text-success-icon',
    },
  },
})

type Props = {
  tone: 'accent' | 'info' | 'warning' | 'danger' | 'success'
  icon: LucideIcon
  title: ReactNode
  text?: ReactNode
  /** One secondary button of size sm. */
  action?: ReactNode
  onClose?: () => void
  closeName?: string
  /** `alert` for an error that has just happened here; `status` for news of one's own act. */
  role?: 'alert' | 'status'
  className?: string
}

export function Banner({ tone, icon, title, text, action, onClose, closeName, role, className }: Props) {
  return (
    <div role={role} className={look({ tone, className })}>
      <Icon of={icon} size={18} className="mt-px" />
      <div className="min-w-0 flex-1 basis-52 self-center text-pretty wrap-anywhere">
        <div className="font-strong">{title}</div>
        {text && <div className="text-text-muted">{text}</div>}
      </div>
      {action && <div className="self-center max-md:ml-[30px]">{action}</div>}
      {onClose && <CloseButton name={closeName} onPress={onClose} className="-my-[3px]" />}
    </div>
  )
}
