import type { ClientAction } from '@partner-hub/contracts/clients/client-actions.ts'
import { Archive, Lock, RotateCcw } from 'lucide-react'
import { clientActionTexts } from '../../texts/client-actions.ts'
import type { MenuAction } from '../../ui/actions/menu-list.tsx'

/** What can be done to a client, as a menu shows it; what takes something away comes last. */
export const actMenu: readonly MenuAction<ClientAction>[] = [
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
