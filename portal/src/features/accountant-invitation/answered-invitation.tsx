import type { AccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { CalendarX, CircleCheck, CircleMinus, type LucideIcon, Undo2, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { accountantEndings, accountantInvitation as texts } from '../../texts/accountant-invitation.ts'
import { withNames } from '../../texts/names.ts'
import { RouteLinkButton } from '../../ui/actions/route-link.tsx'
import { Glyph } from '../../ui/marks/glyph.tsx'
import { type Reader, WayOn } from './way-on.tsx'

type PartProps = {
  icon: LucideIcon
  tone: ComponentProps<typeof Glyph>['tone']
  title: string
  text: string
  children: ReactNode
}

/** One message and a way to continue. It replaces other content, so its heading takes the focus. */
export function MessagePart({ icon, tone, title, text, children }: PartProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className="grid grow place-items-start justify-center bg-canvas px-6 pt-16 pb-12 max-md:grid-cols-1 max-md:place-items-stretch max-md:p-0">
      <article className="w-120 max-w-full rounded-dialog border border-border bg-surface p-8 max-md:w-full max-md:rounded-none max-md:border-x-0 max-md:px-4 max-md:py-7">
        <Glyph icon={icon} tone={tone} className="mb-4" />
        <h1 ref={heading} tabIndex={-1} className="text-title text-balance wrap-anywhere">
          {title}
        </h1>
        <p className="mt-1.5 text-pretty wrap-anywhere text-text-muted">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3 max-md:flex-col max-md:*:h-11 max-md:*:w-full">{children}</div>
      </article>
    </main>
  )
}

const endings = {
  ACCEPTED: { icon: CircleCheck, tone: 'success', ...accountantEndings.accepted },
  DECLINED: { icon: X, tone: 'neutral', ...accountantEndings.declined },
  WITHDRAWN: { icon: Undo2, tone: 'neutral', ...accountantEndings.withdrawn },
  EXPIRED: { icon: CalendarX, tone: 'neutral', ...accountantEndings.expired },
} as const

const left = { icon: CircleMinus, tone: 'neutral', ...accountantEndings.left } as const

type Props = { invitation: AccountantInvitation } & Reader

export function AnsweredInvitation({ invitation, ...reader }: Props) {
  const { state, business_name, business_client, has_access } = invitation
  if (state === 'PENDING') return null
  const { title, text, ...look } = state === 'ACCEPTED' && !has_access ? left : endings[state]
  return (
    <MessagePart key={state} {...look} title={title(business_name)} text={withNames(text)}>
      {business_client && reader.firm && (
        <RouteLinkButton to={reader.firm.clientPath(business_client)} tone="primary">
          {texts.toClient}
        </RouteLinkButton>
      )}
      <WayOn {...reader} />
    </MessagePart>
  )
}
