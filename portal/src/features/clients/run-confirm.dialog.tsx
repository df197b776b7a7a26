import type { RunAction } from '@partner-hub/contracts/clients/client-runs.ts'
import { useQuery } from '@tanstack/react-query'
import {
  Archive,
  CircleMinus,
  Clock,
  Eye,
  FileText,
  Lock,
  type LucideIcon,
  Mail,
  RotateCcw,
  ShieldCheck,
} from 'lucide-react'
import { clientRuns } from '../../texts/client-runs.ts'
import { type Consequence, Consequences } from '../../ui/notices/consequences.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { type Previewed, runPreviewQuery } from './run-preview.queries.ts'

/** Line by line of what an act brings about. */
const icons: Readonly<Record<Props['action'], readonly LucideIcon[]>> = {
  invite: [Mail, FileText, Clock],
  archive: [Archive, ShieldCheck, RotateCcw],
  restore: [Eye, Lock],
}

type Props = {
  organizationUuid: string
  of: Previewed['of']
  action: Exclude<RunAction, 'export'>
  open: number
  left: number
  /** Not every chosen client is in hand: who stays as it is shows afterwards. */
  isUnseen: boolean
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Says what it brings about, for how many, and with whom it begins. */
export function RunConfirmDialog({ organizationUuid, of, action, open, left, isUnseen, ...dialog }: Props) {
  const names = useQuery(runPreviewQuery(organizationUuid, { action, of })).data?.names ?? []
  const texts = clientRuns.confirm[action]
  const stays = left > 0 ? texts.left(left) : isUnseen ? texts.leftUnseen : undefined
  const lines: Consequence[] = texts
    .lines(open)
    .map((text, place) => ({ key: text, icon: icons[action][place] ?? CircleMinus, text }))
  if (stays) lines.push({ key: 'stays', icon: CircleMinus, text: stays })
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.title(open, isUnseen)}
      cancelLabel={clientRuns.cancel}
      confirmLabel={texts.button(open, isUnseen)}
    >
      <p className="mb-3 min-h-5 text-pretty text-text-muted">{names.length > 0 && clientRuns.startingWith(names)}</p>
      <Consequences lines={lines} />
    </ConfirmDialog>
  )
}
