import { Archive, Mail, RotateCcw, ShieldCheck } from 'lucide-react'
import type { Consequence } from './consequences.tsx'

type Texts = { moves: string; keeps: string; invitation: string | undefined; restorable: string }

/** The same lines for one client and for several; the invitation only if one is pending. */
export const archiveConsequences = ({ moves, keeps, invitation, restorable }: Texts): Consequence[] => [
  { key: 'moves', icon: Archive, text: moves },
  { key: 'keeps', icon: ShieldCheck, text: keeps },
  ...(invitation ? [{ key: 'invited', icon: Mail, text: invitation }] : []),
  { key: 'back', icon: RotateCcw, text: restorable },
]
