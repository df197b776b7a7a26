import type { ClientRow } from '@partner-hub/contracts/clients/client-list.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ArrowRight, Keyboard, type LucideIcon, Plus, Search } from 'lucide-react'
import { SEARCH_MAX } from '../../api/contract.ts'
import { may } from '../../api/may.ts'
import { organizationQuery } from '../../api/member.queries.ts'
import { subscriptionLook } from '../../texts/client-status.ts'
import { palette } from '../../texts/command-palette.ts'
import { mayOnlyLook } from '../../ui/actions/button.tsx'
import { useSettled } from '../../ui/behaviour/use-settled.ts'
import { Initials } from '../../ui/facts/initials.tsx'
import { StatusPill } from '../../ui/facts/status-pill.tsx'
import { MatchedLetters } from '../../ui/fields/matched-letters.tsx'
import { isMatch } from '../../ui/fields/option-match.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import { Palette, type PaletteItem } from '../../ui/overlays/palette.tsx'
import { foundClientsQuery } from './palette.queries.ts'
import { PaletteKeys } from './palette-keys.tsx'

const PAUSE_MS = 150

type Props = {
  /** The typed text; its first letters may have been typed while this was loading. */
  text: string
  onText: (text: string) => void
  /** All pages, by name. */
  pages: readonly { readonly name: string; readonly to: string }[]
  createClientPath: string
  toClient: (uuid: string) => string
  toMatches: (search: string) => string
  onShortcuts: () => void
  onClose: () => void
}

/** Finds clients and pages and opens them. */
export function CommandPalette({
  text,
  onText,
  pages,
  createClientPath,
  toClient,
  toMatches,
  onShortcuts,
  onClose,
}: Props) {
  const { data: organization } = useSuspenseQuery(organizationQuery)
  const typed = text.trim().slice(0, SEARCH_MAX)
  const search = useSettled(typed, PAUSE_MS)
  const { data } = useQuery(foundClientsQuery(organization.uuid, search))
  // Results of an earlier text are hidden: Enter would open the first of them.
  const isAnswered = typed !== '' && search === typed && data !== undefined
  const rows = isAnswered ? data.results.map(({ row }) => row) : []

  const commands: (PaletteItem & { label: string })[] = [
    ...(may('create_clients') && !mayOnlyLook()
      ? [{ ...command('create', Plus, palette.createClient), to: createClientPath, shortcut: 'c' }]
      : []),
    ...pages.map(({ name, to }) => ({ ...command(to, ArrowRight, palette.goTo(name)), to })),
    { ...command('shortcuts', Keyboard, palette.shortcuts), onChoose: onShortcuts, shortcut: '?' },
  ].filter(({ label }) => isMatch(label, typed))
  const matches = { ...command('matches', Search, palette.showAll(typed)), to: toMatches(typed), shortcut: '/' }
  const groups = [
    { name: palette.clients, items: rows.map((row) => clientItem(row, typed, toClient(row.uuid))) },
    { name: palette.commands, items: typed === '' ? commands : [...commands, matches] },
  ]
  return (
    <Palette
      name={palette.name}
      placeholder={palette.placeholder}
      text={text}
      onText={onText}
      groups={groups.filter(({ items }) => items.length > 0)}
      status={isAnswered ? palette.found(rows.length, data.count) : ''}
      foot={<PaletteKeys />}
      onClose={onClose}
    />
  )
}

const command = (key: string, icon: LucideIcon, label: string) => ({
  key,
  label,
  content: (
    <>
      <Icon of={icon} className="mx-1 text-text-subtle" />
      {label}
    </>
  ),
})

/** An archived client is labeled as such, whatever its plan. */
const clientItem = (row: ClientRow, typed: string, to: string): PaletteItem => ({
  key: row.uuid,
  to,
  content: (
    <>
      <Initials name={row.name} uuid={row.uuid} size={24} />
      <span className="truncate">
        <span className="font-strong [&_b]:underline [&_b]:decoration-accent [&_b]:decoration-2 [&_b]:underline-offset-3">
          <MatchedLetters text={row.name} letters={typed} />
        </span>
        <span className="ml-2.5 text-small text-text-subtle">{row.contact.name}</span>
      </span>
    </>
  ),
  end: (
    <StatusPill
      look={
        row.status === 'ARCHIVED'
          ? { text: palette.archived, tone: 'neutral', mark: 'archived' }
          : subscriptionLook(row.subscription)
      }
    />
  ),
})
