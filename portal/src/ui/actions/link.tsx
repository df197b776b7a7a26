import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../marks/icon.tsx'
import { words } from '../words.ts'
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.ts'
import { linkLook } from './link-look.ts'

type Props = { href: string; children: ReactNode; isNewTab?: boolean; isProse?: boolean; className?: string }

/** A link to another document; inside the app use RouteLink. */
export function Link({ href, children, isNewTab = false, isProse = false, className }: Props) {
  return (
    <a href={href} className={linkLook({ isProse, className })} {...(isNewTab && newTab)}>
      {children}
      {isNewTab && <NewTabMark isProse={isProse} />}
    </a>
  )
}

type ButtonProps = {
  href: string
  children: ReactNode
  tone?: ButtonTone
  size?: ButtonSize
  isNewTab?: boolean
  isBlock?: boolean
  className?: string
}

/** A link that looks like a button. */
export function LinkButton({ href, children, tone, size, isNewTab = false, isBlock, className }: ButtonProps) {
  return (
    <a href={href} className={buttonLook({ tone, size, isBlock, className })} {...(isNewTab && newTab)}>
      {children}
      {isNewTab && <NewTabMark />}
    </a>
  )
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' }

export function NewTabMark({ isProse = false }: { isProse?: boolean }) {
  return (
    <>
      {!isProse && <Icon of={ArrowUpRight} size={14} />}
      <span className="sr-only"> ({words.opensInNewTab})</span>
    </>
  )
}
