import { lazy, Suspense, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { may } from '../../api/may.ts'
import { isInDialog, isPlainKey } from '../../keys/plain-key.ts'
import { useDocumentKeys } from '../../keys/use-document-keys.ts'
import { clients } from '../../texts/clients.ts'
import { pageTitles } from '../../texts/page-titles.ts'
import { mayOnlyLook } from '../../ui/actions/button.tsx'
import { useStateOf } from '../../ui/behaviour/use-state-of.ts'
import { paths } from '../paths.ts'
import { TypedAhead } from '../typed-ahead.tsx'

const ShortcutsDialog = lazy(() =>
  import('./shortcuts.dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
)
const CommandPalette = lazy(() =>
  import('../../features/command-palette/command-palette.dialog.tsx').then((module) => ({
    default: module.CommandPalette,
  })),
)

const pages = () => [
  { name: clients.heading, to: paths.clients },
  ...(['active', 'trials', 'archived'] as const).map((view) => ({
    name: clients.views[view],
    to: `${paths.clients}?view=${view}`,
  })),
  ...(may('see_amounts') ? [{ name: pageTitles.billing, to: paths.billing }] : []),
  ...(may('see_firm_activity') ? [{ name: pageTitles.supportVisits, to: paths.supportVisits }] : []),
]

const toMatches = (search: string): string => `${paths.clients}?${new URLSearchParams({ search })}`

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k' && !isInDialog(target)

const GO_MS = 1_500

/** Shortcuts that work on every page of the shell; a page may add its own. */
export function Shortcuts() {
  const { key: visit } = useLocation()
  // Any navigation closes the dialog.
  const [open, setOpen] = useStateOf<'shortcuts' | 'palette' | undefined>(visit, () => undefined)
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const goesUntil = useRef(0)

  useDocumentKeys((event) => {
    // `g` followed quickly by a letter opens a page.
    const isGoing = event.timeStamp < goesUntil.current
    goesUntil.current = 0
    if (isPaletteKey(event)) {
      setTyped('')
      setOpen('palette')
    } else if (!isPlainKey(event)) return
    else if (event.key === '?') setOpen('shortcuts')
    else if (event.key === 'g') goesUntil.current = event.timeStamp + GO_MS
    else if (event.key === 'c' && (isGoing || (may('create_clients') && !mayOnlyLook())))
      void navigate(isGoing ? paths.clients : paths.createClient)
    else if (event.key === 'b' && isGoing && may('see_amounts')) void navigate(paths.billing)
    else if (event.key === '/') document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]')?.focus()
    else return
    event.preventDefault()
  })

  const onClose = () => setOpen(undefined)
  return (
    <>
      {open === 'palette' && <TypedAhead onText={setTyped} onClose={onClose} />}
      <Suspense>
        {open === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
        {open === 'palette' && (
          <CommandPalette
            text={typed}
            onText={setTyped}
            pages={pages()}
            createClientPath={paths.createClient}
            toClient={paths.client}
            toMatches={toMatches}
            onShortcuts={() => setOpen('shortcuts')}
            onClose={onClose}
          />
        )}
      </Suspense>
    </>
  )
}
