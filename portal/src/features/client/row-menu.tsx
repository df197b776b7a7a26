import { clientActions } from '@partner-hub/contracts/client-actions.ts'
import { type ClientRow, stateOfRow } from '@partner-hub/contracts/client-list.ts'
import { whyNotInvited } from '@partner-hub/contracts/why-not-invited.ts'
import { ExternalLink, Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ownerTexts, client as texts } from '../../texts/client.ts'
import { type MenuAction, MenuList } from '../../ui/menu-list.tsx'
import { actMenu } from './act-menu.ts'
import { AskedAct } from './asked-act.tsx'
import { type MenuAct, useClientAct } from './client-act.ts'
import { useAccountOpening } from './use-account-opening.ts'
import { useClient } from './use-client.ts'

type Props = {
  row: ClientRow
  /** The button that opened it. */
  anchor: HTMLElement
  label: string
  toInvitation: (contact: string) => string
  onChanged: () => void
  onClose: () => void
}

type RowAct = MenuAct | 'log_in' | 'invite'

const openActs = (row: ClientRow): MenuAction<RowAct>[] => {
  const state = stateOfRow(row)
  const invite = state.invitation_status === 'DRAFT' ? ownerTexts.invite : ownerTexts.resend
  return [
    ...(clientActions.log_in(state) ? [{ key: 'log_in', label: texts.logIn, icon: ExternalLink } as const] : []),
    ...(whyNotInvited(state) ? [] : [{ key: 'invite', label: invite, icon: Send } as const]),
    ...actMenu.filter(({ key }) => clientActions[key](state)),
  ]
}

/** What can be done to the client of a row without opening its page. */
export function RowMenu({ row, anchor, label, toInvitation, onChanged, onClose }: Props) {
  const [asked, setAsked] = useState<MenuAct>()
  const trigger = useRef(anchor)
  // A line that was chosen closes the menu too, and its question comes next.
  const hasChosen = useRef(false)
  const account = useAccountOpening(row.uuid)
  const navigate = useNavigate()

  const choose = (action: RowAct) => {
    hasChosen.current = true
    if (action === 'log_in') account.open()
    else if (action === 'invite') void navigate(toInvitation(row.contact.uuid))
    else return setAsked(action)
    onClose()
  }
  if (asked) return <RowQuestion uuid={row.uuid} action={asked} onChanged={onChanged} onClose={onClose} />
  return (
    <MenuList
      label={label}
      actions={openActs(row)}
      onAction={choose}
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && !hasChosen.current && onClose()}
    />
  )
}

type QuestionProps = Pick<Props, 'onChanged' | 'onClose'> & { uuid: string; action: MenuAct }

/** Asked of what the client is now, which was mostly read when the pointer came to the row; a failed read says so. */
function RowQuestion({ uuid, action, onChanged, onClose }: QuestionProps) {
  const { detail, record, isMissing } = useClient(uuid)
  const act = useClientAct(onChanged)
  const hasFailed = !detail && (record.isError || isMissing)
  useEffect(() => {
    if (hasFailed) onClose()
  }, [hasFailed, onClose])
  return detail && <AskedAct action={action} detail={detail} act={act} onDone={onClose} onLeave={onClose} />
}
