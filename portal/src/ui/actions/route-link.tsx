import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink, type To } from 'react-router'
import { Icon } from '../marks/icon.tsx'
import { Button, mayOnlyLook } from './button.tsx'
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.ts'
import { linkLook } from './link-look.ts'

type Props = { to: To; children: ReactNode; isProse?: boolean; className?: string }

/** A link inside the app. */
export function RouteLink({ to, children, isProse = false, className }: Props) {
  return (
    <RouterLink to={to} className={linkLook({ isProse, className })}>
      {children}
    </RouterLink>
  )
}

type ButtonProps = {
  to: To
  children: ReactNode
  icon?: LucideIcon
  tone?: ButtonTone
  size?: ButtonSize
  isBlock?: boolean
  /** Leads to a change, so it becomes a disabled button during a support visit. */
  beginsChange?: boolean
  className?: string
}

export function RouteLinkButton({ to, beginsChange = false, ...look }: ButtonProps) {
  if (beginsChange && mayOnlyLook()) return <Button {...look} beginsChange />
  const { children, icon, tone, size, isBlock, className } = look
  return (
    <RouterLink to={to} className={buttonLook({ tone, size, isBlock, className })}>
      {icon && <Icon of={icon} className="-ml-0.5" />}
      {children}
    </RouterLink>
  )
}
