import type { ClientAction } from '@partner-hub/contracts/clients/client-actions.ts'
import { rightOfAct } from '@partner-hub/contracts/clients/client-rights.ts'
import { Archive, Lock, RotateCcw } from 'lucide-react'
import { may } from '../../api/may.ts'
import { clientActionTexts } from '../../texts/client-actions.ts'
import type { MenuAction } from '../../ui/actions/menu-list.tsx'
import type { MissingAct } from './client-detail.ts'

const everyAct: readonly MenuAction<ClientAction>[] = [
  { key: 'restore', label: clientActionTexts.restore, icon: RotateCcw },
  { key: 'archive', label: clientActionTexts.archive, icon: Archive },
  { key: 'remove_access', label: clientActionTexts.remove_access, icon: Lock, tone: 'danger' },
  {
    key: 'remove_access_and_archive',
    label: clientActionTexts.remove_access_and_archive,
    icon: Archive,
    tone: 'danger',
  },
]

/** The menu of acts the reader may do to a client; destructive acts come last. */
export const actMenu = (): readonly MenuAction<ClientAction>[] => everyAct.filter(({ key }) => may(rightOfAct[key]))

/** Explains what is needed for an act that the reader may do but that is not available now (DEC-93). */
export const missingHint = (missing: MissingAct | undefined): string | undefined => {
  if (!missing) return undefined
  const act = missing.startsWith('archive') ? 'archive' : 'remove_access'
  return may(rightOfAct[act]) ? clientActionTexts.missing[missing] : undefined
}
