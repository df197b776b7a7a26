import { type ClientAction, isActionOpen } from '@partner-hub/contracts/clients/client-actions.ts'
import { type ClientRow, stateOfRow, waitsForResend } from '@partner-hub/contracts/clients/client-list.ts'
import { isPlanActionOpen } from '@partner-hub/contracts/clients/plan-actions.ts'
import { closingStatus } from '@partner-hub/contracts/clients/why-closed.ts'
import { whyNotInvited } from '@partner-hub/contracts/invitations/why-not-invited.ts'
import { CreditCard, ExternalLink, Send } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { may } from '../../api/may.ts'
import { noClient } from '../../api/no-client.ts'
import { ownerTexts, client as texts } from '../../texts/client.ts'
import { clientActionTexts } from '../../texts/client-actions.ts'
import { type MenuAction, MenuList } from '../../ui/actions/menu-list.tsx'
import { clockTime } from '../../ui/dates/clock-time.ts'
import { beginActivity } from '../../ui/overlays/activities.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { actMenu, missingHint } from './act-menu.ts'
import { AskedAct } from './asked-act.tsx'
import { useClientAct } from './client-act.ts'
import { missingAct } from './client-detail.ts'
import { useAccountOpening } from './use-account-opening.ts'
import { useClient } from './use-client.ts'

type Props = {
  row: ClientRow
  /** The button that opened the menu. */
  anchor: HTMLElement
  label: string
  /** False once the button's row shows another client. */
  isInPlace: boolean
  toInvitation: (contact: string) => string
  toPlan: (client: string) => string
  onChanged: () => void
  onClose: () => void
}

type RowAct = ClientAction | 'log_in' | 'invite' | 'select_plan' | 'change_plan'

/**
 * Only the same address has to wait. After a lost mail it is probably wrong, and the editor is the place to correct it.
 */
const tooSoon = (row: ClientRow): string | undefined => {
  const { resend_at, lost } = row.contact
  return resend_at && !lost && waitsForResend(row) ? ownerTexts.resendAt(clockTime(resend_at)) : undefined
}

const invitation = (row: ClientRow): MenuAction<RowAct>[] => {
  const why = whyNotInvited(stateOfRow(row))
  // The owner has accepted, so there is no one to invite.
  if (why === 'action_not_allowed' || !may('invite_owners')) return []
  const label = row.contact.invitation_status === 'DRAFT' ? ownerTexts.invite : ownerTexts.resend
  const closed = why ? ownerTexts.notInvited[why] : tooSoon(row)
  return [{ key: 'invite', label, icon: Send, ...(closed && { closed }) }]
}

/** Both lead to the same page. */
const planActs = (row: ClientRow): MenuAction<RowAct>[] =>
  (['select_plan', 'change_plan'] as const)
    .filter((key) => may('choose_plans') && isPlanActionOpen(stateOfRow(row), key))
    .map((key) => ({ key, label: clientActionTexts[key], icon: CreditCard }))

const openActs = (row: ClientRow): MenuAction<RowAct>[] => {
  const state = stateOfRow(row)
  return [
    ...(closingStatus(state) || !may('open_accounts')
      ? []
      : [{ key: 'log_in', label: texts.logIn, icon: ExternalLink } as const]),
    ...invitation(row),
    ...planActs(row),
    ...actMenu().filter(({ key }) => isActionOpen(state, key)),
  ]
}

/** The acts for a row's client, without opening its page. */
export function RowMenu({ row, anchor, label, isInPlace, toInvitation, toPlan, onChanged, onClose }: Props) {
  const [openAct, setOpenAct] = useState<ClientAction>()
  const trigger = useRef(anchor)
  // Choosing an item also closes the menu; its dialog opens next.
  const hasChosen = useRef(false)
  const account = useAccountOpening(row.uuid)
  const navigate = useNavigate()
  const actions = openActs(row)
  const missing = row.status === 'ARCHIVED' ? undefined : missingHint(missingAct(stateOfRow(row)))

  const choose = (action: RowAct) => {
    hasChosen.current = true
    if (action === 'log_in') account.open()
    else if (action === 'invite') void navigate(toInvitation(row.contact.uuid))
    else if (action === 'select_plan' || action === 'change_plan') void navigate(toPlan(row.uuid))
    else return setOpenAct(action)
    onClose()
  }
  useEffect(() => {
    if (!isInPlace && !hasChosen.current) onClose()
  }, [isInPlace, onClose])
  if (openAct) return <RowQuestion uuid={row.uuid} action={openAct} onChanged={onChanged} onClose={onClose} />
  return (
    <MenuList
      label={label}
      actions={actions}
      hint={missing ?? (actions.length === 0 ? clientActionTexts.nothing : undefined)}
      onAction={choose}
      triggerRef={trigger}
      isOpen={isInPlace}
      onOpenChange={(isOpen) => !isOpen && !hasChosen.current && onClose()}
    />
  )
}

type QuestionProps = Pick<Props, 'onChanged' | 'onClose'> & { uuid: string; action: ClientAction }

/** The dialog for a row's client, usually prefetched on hover. If the client cannot be loaded, a toast says so. */
function RowQuestion({ uuid, action, onChanged, onClose }: QuestionProps) {
  const { detail, record, isMissing } = useClient(uuid)
  const act = useClientAct(onChanged)
  const hasFailed = !detail && record.isError
  const giveUp = useEffectEvent(() => {
    // There is no page to report a missing client; other failures have their own message.
    const { title, text } = noClient()
    if (isMissing) toast.error(title, text)
    onChanged()
    onClose()
  })
  useEffect(() => {
    if (hasFailed) giveUp()
  }, [hasFailed])
  useEffect(() => (detail || hasFailed ? undefined : beginActivity('client')), [detail, hasFailed])
  return detail && <AskedAct action={action} detail={detail} act={act} onDone={onClose} onLeave={onClose} />
}
